import { Badge } from '#web/ui/badge.tsx'
import { FeatureGlyph, type GlyphName } from './feature-glyph.tsx'
import { Section } from './section.tsx'

const features: { glyph: GlyphName; title: string; text: string }[] = [
  {
    glyph: 'analytics',
    title: 'Smart Analytics',
    text: 'Real-time analytics: load, rhythm and ratio move the moment an answer comes in. On request, AI insights say what changed, with the numbers behind it.',
  },
  {
    glyph: 'schedule',
    title: 'Schedule Management',
    text: 'The daily form opens and closes at your hours, in your team’s time zone, by itself. Over midnight and clock changes, too.',
  },
  {
    glyph: 'metrics',
    title: 'Performance Metrics',
    text: 'Ask what your sport needs: up to 10 ratings or text questions of your own, and progress tracking for each of them.',
  },
  {
    glyph: 'security',
    title: 'Data Security',
    text: 'The database itself decides who may read a row. Team-mates see nothing of each other; passwords are kept as hashes only.',
  },
  {
    glyph: 'mobile',
    title: 'Mobile Access',
    text: 'The mobile app is this web app, added to the home screen. It opens without a connection, and sends what was answered once there is one.',
  },
  {
    glyph: 'storage',
    title: 'Cloud Storage',
    text: 'Answers are kept on the server, not on one phone: change the device, and the whole history is there.',
  },
]

export function Features() {
  return (
    <Section
      id="features"
      title="Core Features"
      lead="Made for squads that train twice a day and coaches who have ten seconds to look."
    >
      <ul className="mt-12 grid gap-x-11 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ glyph, title, text }) => (
          <li key={title}>
            <FeatureGlyph name={glyph} />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-14 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5 text-ink-2">
        <span className="font-semibold text-ink">On the horizon: wearable integration</span>
        <Badge>planned</Badge>
        <span>Heart rate and sleep from your watch, beside the answers. Not there yet.</span>
      </p>
    </Section>
  )
}
