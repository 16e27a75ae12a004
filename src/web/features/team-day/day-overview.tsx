import { useQuery } from '@tanstack/react-query'
import { summaryOf } from '#domain/check-in/team-day-summary.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { MissingAthletes } from './missing-athletes.tsx'
import { teamDayQuery } from './team-day-query.ts'

/** The coach's first question, answered before any table: how many have answered, and who has not. */
export function DayOverview({ day }: { day: string | undefined }) {
  const { data, isPending, refetch } = useQuery(teamDayQuery(day))
  if (!isPending && !data) return <LoadFailed what="The day" retry={refetch} />
  const summary = data && summaryOf(data)
  const total = data?.athletes.length ?? 0
  const answered = summary?.answered.length ?? 0
  return (
    <section
      aria-label="Answered"
      aria-busy={isPending}
      className="flex min-h-56 flex-col self-stretch rounded-l border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <h2 className="text-xs font-medium tracking-wider text-ink-3 uppercase">Answered</h2>
      <p className="mt-1 text-ink-2">
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
      {summary && total === 0 && <p className="mt-4 text-ink-2">Nobody has joined your team yet.</p>}
      {summary && total > 0 && <MissingAthletes athletes={summary.missing} />}
      {summary && (
        <p className="mt-auto pt-4 text-[15px] text-ink-2">
          <strong className="font-semibold text-ink tabular-nums">{summary.trained.length}</strong> trained,{' '}
          <strong className="font-semibold text-ink tabular-nums">{summary.rested.length}</strong> declared
          rest
        </p>
      )}
    </section>
  )
}
