import { useQuery } from '@tanstack/react-query'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { useStaffedTeamId } from '#web/api/current-team.ts'
import type { Athlete } from './filter-data.tsx'
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
}

/** One athlete: a week in full, the load of a range and how they felt in it. */
export function AthleteStatistics({ athlete, range, method, week, onShow }: AthleteStatisticsProps) {
  const whose = { athleteId: athlete.id, teamId: useStaffedTeamId() }
  const { data, isLoading, isError, isPlaceholderData, refetch } = useQuery(
    athleteQuery(whose, range, method),
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]">
      <WeekCard
        whose={whose}
        fullName={athlete.fullName}
        week={week}
        onWeek={(monday) => onShow({ week: monday })}
      />
      <div aria-busy={isPlaceholderData}>
        <LoadAnalysis
          data={data}
          isLoading={isLoading}
          retry={isError && !data ? refetch : undefined}
          method={method}
          onMethod={(next) => onShow({ method: next === 'rolling' ? undefined : next })}
        />
      </div>
      {data && data.ratings.length > 0 && <AthleteRatings athlete={athlete} data={data} />}
    </div>
  )
}
