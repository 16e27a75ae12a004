import type { Day } from '#domain/check-in/day.ts'
import { SLOTS } from '#domain/training/session-limits.ts'
import { AnswerList } from './answer-list.tsx'
import { PartState } from './part-state.tsx'
import { SessionLine } from './session-line.tsx'
import type { DayPart } from './today-from.ts'

type DaySummaryProps = { day: Day; waiting: DayPart[] }

/** Everything that was given for the day; what the server does not have yet says so. */
export function DaySummary({ day, waiting }: DaySummaryProps) {
  return (
    <section aria-labelledby="summary-title" className="mt-8">
      <h2 id="summary-title" className="text-[17px]">
        Today’s summary
      </h2>
      <dl className="mt-3 divide-y divide-line rounded-l border border-line bg-surface">
        {waiting.includes('answers') && (
          <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
            <dt className="text-ink-3">Check-in</dt>
            <dd>
              <PartState isWaiting />
            </dd>
          </div>
        )}
        <AnswerList day={day} />
        {SLOTS.map((slot) => {
          const session = day[slot]
          return (
            <div key={slot} className="grid grid-cols-[2.5rem_1fr] items-baseline px-4 py-3 sm:px-5">
              <dt className="text-ink-3">{slot}</dt>
              <dd>
                {session ? <SessionLine session={session} /> : <p className="text-ink-3">Not reported</p>}
                {waiting.includes(slot) && (
                  <p className="mt-1.5">
                    <PartState isWaiting />
                  </p>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
