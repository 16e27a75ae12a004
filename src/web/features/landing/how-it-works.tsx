import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { Section } from './section.tsx'

const steps = [
  {
    title: msg('Daily Check-in'),
    text: msg('Athletes rate what you ask, in about 2 minutes, on the phone they already hold.'),
    parts: [msg('Sleep quality'), msg('Fatigue level'), msg('Muscle soreness'), msg('Overall readiness')],
  },
  {
    title: msg('Log Training'),
    text: msg('Morning and afternoon: what it was, how hard it felt, how long it took.'),
    parts: [
      msg('Training type'),
      msg('Session duration'),
      msg('Intensity level (RPE)'),
      msg('Session notes'),
    ],
  },
  {
    title: msg('Smart Analysis'),
    text: msg('The week’s load and its rhythm, next to how the athlete feels.'),
    parts: [
      msg('Training load analysis'),
      msg('Recovery tracking'),
      msg('Performance trends'),
      msg('Wellness patterns'),
    ],
  },
]

export function HowItWorks() {
  const { t } = useLingui()
  return (
    <Section
      id="how-it-works"
      title={t`How It Works`}
      lead={t`Three small habits, every day. The rest is arithmetic, and Plimsoll does it.`}
      below
    >
      <ol className="mt-12 grid gap-x-11 gap-y-12 md:grid-cols-3">
        {steps.map(({ title, text, parts }, index) => (
          <li key={t(title)}>
            <div aria-hidden className="flex items-end gap-4">
              <span className="text-[64px] leading-[0.8] font-heavy tracking-[-0.04em] text-brand">
                {index + 1}
              </span>
              <span className="mb-px h-[3px] flex-1 bg-brand" />
            </div>
            <h3 className="mt-5 text-2xl">{t(title)}</h3>
            <p className="mt-2 text-ink-2">{t(text)}</p>
            <ul className="mt-5 text-[15px]">
              {parts.map((part) => (
                <li key={t(part)} className="border-t border-line py-2">
                  {t(part)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <WhyItMatters />
    </Section>
  )
}

const reasons = [
  {
    title: msg('Optimize training'),
    text: msg('Plan the next session from what the last one cost, not from what it was meant to cost.'),
  },
  {
    title: msg('Prevent injuries'),
    text: msg(
      'No figure foresees an injury, and none here pretends to. What helps is to hear early of soreness and fatigue, and to talk about it.',
    ),
  },
  {
    title: msg('Track progress'),
    text: msg('Every week stays comparable with the four before it, and every rating with its own past.'),
  },
  {
    title: msg('Build trust'),
    text: msg('Athletes see what they gave, and know who reads it: their manager, and no team-mate.'),
  },
]

function WhyItMatters() {
  const { t } = useLingui()
  return (
    <div className="mt-20 grid gap-x-11 gap-y-8 border-t border-line pt-10 lg:grid-cols-3">
      <h3 className="text-[28px] font-heavy tracking-[-0.025em]">
        <Trans>Why It Matters</Trans>
      </h3>
      <dl className="grid gap-x-11 gap-y-8 sm:grid-cols-2 lg:col-span-2">
        {reasons.map(({ title, text }) => (
          <div key={t(title)}>
            <dt className="text-lg font-semibold">{t(title)}</dt>
            <dd className="mt-1 text-ink-2">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
