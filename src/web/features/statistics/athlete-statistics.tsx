import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { isRecentEnough } from '#domain/check-in/correction.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { useStaffedTeamId } from '#web/api/current-team.ts'
import { Card } from '#web/ui/card.tsx'
import { CompareCard } from './compare/compare-card.tsx'
import type { Athlete } from './filter-data.tsx'
import { useKnownDays } from './known-days.ts'
import { Late, WeeklyLoad } from './late-parts.tsx'
import { LoadAnalysis } from './load/load-analysis.tsx'
import { AthleteRatings } from './ratings/athlete-ratings.tsx'
import { athleteQuery } from './statistics-api.ts'
import type { View } from './view.ts'
import { WeekCard } from './week/week-card.tsx'

type AthleteStatisticsProps = {
  athlete: Athlete
  range: DateRange
  method: LoadMethod
  week: LocalDay | undefined
  onShow: (change: View) => void
  /** Whom the staff may compare them with; an athlete knows of nobody. */
  others: readonly Athlete[]
  compare: string | undefined
  /** Whether they are on a team, which knows when they cannot train. */
  isOnTeam: boolean
  /** Left out for who may correct nothing. */
  onCorrect?: ((day: LocalDay) => void) | undefined
}

/** One athlete: a week in full, the load of a range and how they felt in it. */
export function AthleteStatistics(props: AthleteStatisticsProps) {
  const { athlete, range, method, week, others, compare, isOnTeam, onShow, onCorrect } = props
  const { t } = useLingui()
  const whose = { athleteId: athlete.id, teamId: useStaffedTeamId() }
  const { data, isLoading, isError, isPlaceholderData, refetch } = useQuery(
    athleteQuery(whose, range, method),
  )
  const known = useKnownDays(whose, data?.range ?? range, isOnTeam)
  const by = whose.teamId === null ? 'athlete' : 'staff'
  const correctionOf = (day: LocalDay) =>
    onCorrect && data && isRecentEnough(by, day, data.today) ? () => onCorrect(day) : null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]">
      <WeekCard
        whose={whose}
        fullName={athlete.fullName}
        week={week}
        onWeek={(monday) => onShow({ week: monday })}
        correctionOf={correctionOf}
      />
      <div aria-busy={isPlaceholderData}>
        <LoadAnalysis
          data={data}
          known={known}
          isLoading={isLoading}
          retry={isError && !data ? refetch : undefined}
          method={method}
          onMethod={(next) => onShow({ method: next === 'rolling' ? undefined : next })}
        />
      </div>
      {data && data.reports.length > 0 && (
        <div className="col-span-full">
          <Card title={t(statisticsMessages.weeks.byType)}>
            <Late>
              <WeeklyLoad whose={whose} range={data.range} />
            </Late>
          </Card>
        </div>
      )}
      {data && whose.teamId !== null && others.length > 0 && (
        <div className="col-span-full">
          <CompareCard
            athlete={athlete}
            data={data}
            teamId={whose.teamId}
            others={others}
            chosen={compare}
            onChoose={(chosen) => onShow({ compare: chosen })}
          />
        </div>
      )}
      {data && data.ratings.length > 0 && <AthleteRatings athlete={athlete} data={data} known={known} />}
    </div>
  )
}
