import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { msg } from '#domain/language/message.ts'
import { Section } from './section.tsx'
import { Segmented } from './segmented.tsx'

export type Previews = Record<'athletes' | 'analytics' | 'insights', ReactNode>

const views = [
  {
    name: 'athletes',
    label: msg('Athletes'),
    text: msg(
      'Team management in one place: who is on the team, when the form is open, which invitations are pending.',
    ),
    shown: 'group-has-[#show-athletes:checked]/showcase:block',
  },
  {
    name: 'analytics',
    label: msg('Analytics'),
    text: msg(
      'The training week as sports science writes it down: exertion times minutes, day by day, and what it adds up to.',
    ),
    shown: 'group-has-[#show-analytics:checked]/showcase:block',
  },
  {
    name: 'insights',
    label: msg('Insights'),
    text: msg('Three short readings of an athlete or a team, each with the figures it is based on.'),
    shown: 'group-has-[#show-insights:checked]/showcase:block',
  },
] as const

export function Showcase({ previews }: { previews: Previews }) {
  const { t } = useLingui()
  return (
    <Section
      id="dashboard"
      title={t`A dashboard that answers first`}
      lead={t`These are the screens themselves, with a made-up team in them.`}
      className="group/showcase bg-sunken"
    >
      <div className="mt-10">
        <Segmented
          legend={t`Preview`}
          name="preview"
          options={views.map(({ name, label }) => ({ id: `show-${name}`, label: t(label) }))}
        />
      </div>
      {views.map(({ name, label, text, shown }) => (
        <figure
          key={name}
          aria-label={t(msg('Example: {view}', { view: t(label) }))}
          className={`mt-6 hidden ${shown}`}
        >
          <figcaption className="max-w-[62ch] text-ink-2">{t(text)}</figcaption>
          {/* The week has nothing to press, and on a narrow phone it may have to be scrolled. */}
          <div inert={name !== 'analytics'} className="mt-6 select-none">
            {previews[name]}
          </div>
        </figure>
      ))}
    </Section>
  )
}
