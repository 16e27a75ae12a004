import { Trans, useLingui } from '@lingui/react/macro'
import { type Message, msg } from '#domain/language/message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Section } from './section.tsx'

const features: { glyph: GlyphName; title: Message; text: Message }[] = [
  {
    glyph: 'analytics',
    title: msg('Smart Analytics'),
    text: msg(
      'Real-time analytics: load, rhythm and ratio move the moment an answer comes in. On request, AI insights say what changed, with the numbers behind it.',
    ),
  },
  {
    glyph: 'schedule',
    title: msg('Schedule Management'),
    text: msg(
      'The daily form opens and closes at your hours, in your team’s time zone, by itself. Over midnight and clock changes, too.',
    ),
  },
  {
    glyph: 'metrics',
    title: msg('Performance Metrics'),
    text: msg(
      'Ask what your sport needs: up to 10 ratings or text questions of your own, and progress tracking for each of them.',
    ),
  },
  {
    glyph: 'security',
    title: msg('Data Security'),
    text: msg(
      'The database itself decides who may read a row. Team-mates see nothing of each other; passwords are kept as hashes only.',
    ),
  },
  {
    glyph: 'mobile',
    title: msg('Mobile Access'),
    text: msg(
      'The mobile app is this web app, added to the home screen. It opens without a connection, and sends what was answered once there is one.',
    ),
  },
  {
    glyph: 'storage',
    title: msg('Cloud Storage'),
    text: msg(
      'Answers are kept on the server, not on one phone: change the device, and the whole history is there.',
    ),
  },
]

export function Features() {
  const { t } = useLingui()
  return (
    <Section
      id="features"
      title={t`Core Features`}
      lead={t`Made for squads that train twice a day and coaches who have ten seconds to look.`}
    >
      <ul className="mt-12 grid gap-x-11 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ glyph, title, text }) => (
          <li key={glyph}>
            <FeatureGlyph name={glyph} />
            <h3 className="mt-4 text-xl">{t(title)}</h3>
            <p className="mt-2 text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-14 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5 text-ink-2">
        <span className="font-semibold text-ink">
          <Trans>On the horizon: wearable integration</Trans>
        </span>
        <Badge>
          <Trans>planned</Trans>
        </Badge>
        <span>
          <Trans>Heart rate and sleep from your watch, beside the answers. Not there yet.</Trans>
        </span>
      </p>
    </Section>
  )
}

/** Each is drawn around the load line: a stroke from edge to edge, and what stands on it. */
const glyphs = {
  analytics: 'M2 26H50M4 36C11 35 13 14 20 14S28 38 34 38 41 10 48 10',
  schedule: 'M2 26H10M42 26H50M42 26A16 16 0 1 1 10 26 16 16 0 0 1 42 26M26 16V26L33 31',
  metrics: 'M2 32H50M10 42V26M21 42V14M32 42V20M43 42V8',
  security: 'M2 33H50M12 23H40V43H12ZM17 23V17A9 9 0 0 1 35 17V23',
  mobile: 'M2 26H20M32 26H50M15 5H37V47H15ZM32 26A6 6 0 1 1 20 26 6 6 0 0 1 32 26',
  storage: 'M2 32H50M13 32A8 8 0 0 1 14 16 12 12 0 0 1 37 18 7 7 0 0 1 39 32M10 40H42M18 48H34',
}

type GlyphName = keyof typeof glyphs

function FeatureGlyph({ name }: { name: GlyphName }) {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 52 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
      aria-hidden
      className="text-brand"
    >
      <path d={glyphs[name]} />
    </svg>
  )
}
