import type { Day } from '#domain/check-in/day.ts'
import { SLOTS } from '#domain/training/session-limits.ts'
import { AnswerList } from './answer-list.tsx'
import { SessionLine } from './session-line.tsx'

/** Everything that was submitted for the day. */
export function DaySummary({ day }: { day: Day }) {
  return (
    <section aria-labelledby="summary-title" className="mt-8">
      <h2 id="summary-title" className="text-[17px]">
        Today’s summary
      </h2>
      <dl className="mt-3 divide-y divide-line rounded-l border border-line bg-surface">
        <AnswerList day={day} />
        {SLOTS.map((slot) => {
          const session = day[slot]
          return (
            <div key={slot} className="grid grid-cols-[2.5rem_1fr] items-baseline px-4 py-3 sm:px-5">
              <dt className="text-ink-3">{slot}</dt>
              <dd>
                {session ? <SessionLine session={session} /> : <p className="text-ink-3">Not reported</p>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
