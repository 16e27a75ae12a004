import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { summaryOf } from '#domain/check-in/team-day-summary.ts'
import type { AthleteDay, TeamDay } from '#domain/check-in/team-day.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { teamDayQuery } from './team-day-query.ts'
import { useWriting } from '#web/language/use-writing.ts'

type DayOverviewProps = {
  day: string | undefined
  /** The ids of those it is about; without it all. */
  only?: readonly string[] | undefined
  /** A part of it is still on its way: the card would grow by it, and move the page. */
  isAwaited: boolean
  /** What else there is to know of the day, beside who has answered. */
  aside: ReactNode
  /** Below them: who can train, and how far. */
  availability: (day: TeamDay) => ReactNode
  /** Shows who has not answered today in place of their faces and names, for who may remind them. */
  nudges?: ((athletes: AthleteDay[], faces: ReactNode, names: ReactNode) => ReactNode) | undefined
  /** In its place, for a team or a group without athletes. */
  firstSteps: ReactNode
}

const figureLook = 'text-[44px] leading-none font-bold tracking-tight text-ink tabular-nums'

/** The coach's first question, answered before any table: how many have answered, and who has not. */
export function DayOverview({ day, only, isAwaited, firstSteps, ...parts }: DayOverviewProps) {
  const { data, isPending, refetch } = useQuery(teamDayQuery(useTeamId(), day, only))
  if (data?.athletes.length === 0) return firstSteps
  const waiting = <DayCard {...parts} data={undefined} isPending retry={refetch} />
  if (isAwaited) return waiting
  return (
    <Suspense fallback={waiting}>
      <DayCard {...parts} data={data} isPending={isPending} retry={refetch} />
    </Suspense>
  )
}

type DayCardProps = Pick<DayOverviewProps, 'aside' | 'availability' | 'nudges'> & {
  data: TeamDay | undefined
  isPending: boolean
  retry: () => unknown
}

function DayCard({ data, isPending, retry, aside, availability, nudges }: DayCardProps) {
  const { longDay } = useWriting()
  const { t } = useLingui()
  const summary = data && summaryOf(data)
  const total = summary?.expected.length ?? 0
  const answered = summary?.answered.length ?? 0
  const trained = summary?.trained.length
  const rested = summary?.rested.length
  return (
    <div className="grid self-stretch rounded-l border border-line bg-surface xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section
        aria-label={t`Answered`}
        aria-busy={isPending}
        className="flex min-h-56 flex-col px-4 py-5 sm:px-6"
      >
        <h2 className="text-xs font-medium tracking-wider text-ink-3 uppercase">
          {!data || data.day === data.today ? t`Today` : longDay(data.day)}
        </h2>
        {!isPending && !data ? (
          <div className="mt-4">
            <LoadFailed said={t`The day could not be loaded.`} retry={retry} />
          </div>
        ) : (
          <>
            <p className="mt-1 flex items-baseline gap-2 text-ink-2">
              {summary ? (
                <Trans>
                  <span className={figureLook}>{answered}</span> of {total} answered
                </Trans>
              ) : (
                <span className={figureLook}>–</span>
              )}
            </p>
            <div className="mt-3 h-2 overflow-hidden rounded-full bg-sunken" aria-hidden>
              <div
                className="h-full origin-left rtl:origin-right rounded-full bg-brand transition-transform duration-200"
                style={{ transform: `scaleX(${total ? answered / total : 0})` }}
              />
            </div>
          </>
        )}
        {summary && (
          <>
            <MissingAthletes
              athletes={summary.missing}
              nudges={data.day === data.today ? nudges : undefined}
            />
            <p className="mt-auto pt-4 text-[15px] text-ink-2">
              <Trans>
                <strong className="font-semibold text-ink tabular-nums">{trained}</strong> trained,{' '}
                <strong className="font-semibold text-ink tabular-nums">{rested}</strong> declared rest
              </Trans>
            </p>
          </>
        )}
      </section>
      {data && <div className="border-t border-line empty:hidden xl:col-span-2">{availability(data)}</div>}
      <div
        className={`border-line max-xl:border-t xl:row-start-1 xl:border-s xl:col-start-2 ${isPending ? 'min-h-52' : ''}`}
      >
        {summary && aside}
      </div>
    </div>
  )
}

/** As many as are taken in at a glance; a large team's others are named when asked for. */
const AT_A_GLANCE = 8

function MissingAthletes({
  athletes,
  nudges,
}: { athletes: AthleteDay[] } & Pick<DayOverviewProps, 'nudges'>) {
  const { inARow } = useWriting()
  // Not left to the element: the list is drawn anew when the form opens or closes, and stays as it was.
  const [isWhole, setWhole] = useState(false)
  if (athletes.length === 0)
    return (
      <p className="mt-4 text-ink-2">
        <Trans>Everyone has answered.</Trans>
      </p>
    )
  const first = athletes.slice(0, AT_A_GLANCE)
  const names = inARow(first.map(({ athleteName }) => athleteName))
  const missing = athletes.length
  const more = missing - first.length
  const faces = (
    <div className="flex flex-wrap items-center gap-1.5">
      {first.map(({ athleteId, athleteName, avatarUrl }) => (
        <Avatar key={athleteId} fullName={athleteName} url={avatarUrl} />
      ))}
    </div>
  )
  const listed =
    more > 0 ? (
      <details open={isWhole} className="group mt-2">
        <summary
          onClick={(event) => {
            event.preventDefault()
            setWhole(!isWhole)
          }}
          className="flex cursor-pointer list-none items-start gap-2 rounded-s py-1 hover:text-ink [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 [overflow-wrap:anywhere] group-open:hidden">
            <Trans>
              Not yet: {names} and {more} more
            </Trans>
          </span>
          <span className="hidden group-open:inline">
            <Trans>All {missing} who have not answered</Trans>
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className="mt-0.5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="mt-1 columns-[9rem] gap-6">
          {athletes.map(({ athleteId, athleteName }) => (
            <li key={athleteId} className="break-inside-avoid py-0.5 [overflow-wrap:anywhere]">
              <bdi>{athleteName}</bdi>
            </li>
          ))}
        </ul>
      </details>
    ) : (
      <p className="mt-2 [overflow-wrap:anywhere]">
        <Trans>Not yet: {names}</Trans>
      </p>
    )
  return (
    <div className="mt-4 text-[15px] text-ink-2">
      {nudges ? (
        nudges(athletes, faces, listed)
      ) : (
        <>
          {faces}
          {listed}
        </>
      )}
    </div>
  )
}
