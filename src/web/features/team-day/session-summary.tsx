import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { whole } from '#domain/load/figure-text.ts'

type Slots = Pick<AthleteDay, 'AM' | 'PM'>

const load = (session: Slots['AM']) => (session?.kind === 'trained' ? session.rpe * session.durationMin : 0)

/** The day's load and what it is made of; rest and silence are words, not zeros. */
export function SessionSummary({ AM, PM }: Slots) {
  const lines = [describe('AM', AM), describe('PM', PM)].filter((line) => line !== null)
  if (lines.length === 0)
    return (
      <p className="text-right text-sm text-ink-3">{(AM ?? PM) ? 'Rest day' : 'Sessions not reported'}</p>
    )
  return (
    <div className="leading-snug max-lg:contents lg:text-right">
      <p className="text-right font-bold tabular-nums">
        <span className="sr-only">Load </span>
        {whole(load(AM) + load(PM))}
      </p>
      <div className="max-lg:col-span-full max-lg:row-start-2 max-lg:-mt-2 max-lg:pl-12">
        {lines.map((line) => (
          <p key={line} className="text-[13px] text-ink-2 tabular-nums">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

function describe(slot: 'AM' | 'PM', session: Slots['AM']): string | null {
  return session?.kind === 'trained' ? `${slot} · RPE ${session.rpe} · ${session.durationMin} min` : null
}
