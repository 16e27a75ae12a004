import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDay } from '#domain/calendar/day-label.ts'
import { summaryOf } from '#domain/check-in/team-day-summary.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { MissingAthletes } from './missing-athletes.tsx'
import { teamDayQuery } from './team-day-query.ts'

type DayOverviewProps = {
  day: string | undefined
  /** What else there is to know of the day, beside who has answered. */
  aside: ReactNode
  /** For a team without athletes. */
  firstSteps: ReactNode
}

/** The coach's first question, answered before any table: how many have answered, and who has not. */
export function DayOverview({ day, aside, firstSteps }: DayOverviewProps) {
  const { data, isPending, refetch } = useQuery(teamDayQuery(day))
  const total = data?.athletes.length ?? 0
  if (data && total === 0) return firstSteps
  const summary = data && summaryOf(data)
  const answered = summary?.answered.length ?? 0
  return (
    <div className="grid self-stretch rounded-l border border-line bg-surface xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section
        aria-label="Answered"
        aria-busy={isPending}
        className="flex min-h-56 flex-col px-4 py-5 sm:px-6"
      >
        <h2 className="text-xs font-medium tracking-wider text-ink-3 uppercase">
          {!data || data.day === data.today ? 'Today' : longDay(data.day)}
        </h2>
        {!isPending && !data ? (
          <div className="mt-4">
            <LoadFailed what="The day" retry={refetch} />
          </div>
        ) : (
          <>
            <p className="mt-1 flex items-baseline gap-2 text-ink-2">
              <span className="text-[44px] leading-none font-bold tracking-tight text-ink tabular-nums">
                {summary ? answered : '–'}
              </span>{' '}
              {summary && `of ${total} answered`}
            </p>
            <div className="mt-3 h-2 overflow-hidden rounded-full bg-sunken" aria-hidden>
              <div
                className="h-full origin-left rounded-full bg-brand transition-transform duration-200"
                style={{ transform: `scaleX(${total ? answered / total : 0})` }}
              />
            </div>
          </>
        )}
        {summary && (
          <>
            <MissingAthletes athletes={summary.missing} />
            <p className="mt-auto pt-4 text-[15px] text-ink-2">
              <strong className="font-semibold text-ink tabular-nums">{summary.trained.length}</strong>{' '}
              trained,{' '}
              <strong className="font-semibold text-ink tabular-nums">{summary.rested.length}</strong>{' '}
              declared rest
            </p>
          </>
        )}
      </section>
      <div className={`border-line max-xl:border-t xl:border-l ${isPending ? 'min-h-52' : ''}`}>
        {summary && aside}
      </div>
    </div>
  )
}
