import { useLingui } from '@lingui/react/macro'
import { ratingAverages } from '#domain/load/rating-averages.ts'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { Card } from '#web/ui/card.tsx'
import type { Athlete } from '../filter-data.tsx'
import { AverageBars } from './average-bars.tsx'
import { RatingTrendCard } from './rating-trend.tsx'

type OwnRatingsProps = {
  athlete: Athlete
  data: Pick<AthleteStatistics, 'metrics' | 'ratings'> & { range: DateRange }
}

/** How one athlete rated their days: on average, and day by day. */
export function AthleteRatings({ athlete, data: { metrics, ratings, range } }: OwnRatingsProps) {
  const { t } = useLingui()
  const averages = ratingAverages(ratings.map((rating) => ({ ...rating, athleteId: athlete.id })))
  const rated = metrics.flatMap(({ id, title }) => {
    const average = averages.find(({ metricId }) => metricId === id)
    return average ? [{ ...average, title }] : []
  })
  return (
    <div className="col-span-full grid gap-6 lg:grid-cols-2">
      <Card title={t`Overall Averages`}>
        <div className="px-4 py-5 sm:px-6">
          <AverageBars
            label={t`Overall Averages`}
            bars={rated.map(({ metricId, title, average, answers }) => ({
              key: metricId,
              title: `${athlete.fullName} - ${title}`,
              name: title,
              average,
              count: answers,
            }))}
          />
        </div>
      </Card>
      {rated.map(({ metricId, title, average }) => (
        <RatingTrendCard
          key={metricId}
          metricTitle={title}
          range={range}
          average={average}
          points={ratings
            .filter((rating) => rating.metricId === metricId)
            .map(({ date, rating }) => ({ date, average: rating, count: 1 }))}
        />
      ))}
    </div>
  )
}
