import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { longDay } from '#domain/calendar/day-label.ts'
import type { Day } from '#domain/check-in/day.ts'
import { DaySummary } from './day-summary.tsx'

/** Done feels done: one quiet sentence, and what was given. */
export function AllDone({ day, team }: { day: Day; team: ReactNode }) {
  return (
    <>
      <p className="text-[15px] text-ink-3">
        <time dateTime={day.day}>{longDay(day.day)}</time>
      </p>
      <h1 className="mt-5 grid justify-items-start gap-1">
        <CircleCheck aria-hidden size={44} strokeWidth={1.75} className="mb-2 -ml-1 text-good" />
        <span className="text-[30px]">All Done!</span>{' '}
        <span className="text-base font-normal tracking-normal text-ink-2">
          You've completed all your check-ins for today.
        </span>
      </h1>
      <DaySummary day={day} />
      <div className="mt-6">{team}</div>
    </>
  )
}
