import { useLingui } from '@lingui/react/macro'
import { ratingAverages } from '#domain/load/rating-averages.ts'
import { wellnessMessages } from '#domain/wellness/wellness-messages.ts'
import { wellnessTotal } from '#domain/wellness/wellness-total.ts'
import { Card } from '#web/ui/card.tsx'
import type { Athlete } from '../filter-data.tsx'
import type { KnownDays } from '../known-days.ts'
import { AverageBars } from './average-bars.tsx'
import { type OwnRatings, OwnRatingTrend } from './own-rating-trend.tsx'
import { AverageOf, trendTitle } from './rating-trend.tsx'
import { AverageTotal, WellnessTotalTrend } from './wellness-total-trend.tsx'

type AthleteRatingsProps = { athlete: Athlete; data: OwnRatings; known: KnownDays }

/** How one athlete rated their days: in sum, on average, and day by day. */
export function AthleteRatings({ athlete, data, known }: AthleteRatingsProps) {
  const { t } = useLingui()
  const averages = ratingAverages(data.ratings.map((rating) => ({ ...rating, athleteId: athlete.id })))
  const rated = data.metrics.flatMap(({ id, title }) => {
    const average = averages.find(({ metricId }) => metricId === id)
    return average ? [{ ...average, title }] : []
  })
  const total = wellnessTotal([...data.ratingsBefore, ...data.ratings], data.range)
  return (
    <div className="col-span-full grid gap-6 lg:grid-cols-2">
      {total && (
        <div className="col-span-full">
          <Card title={t(wellnessMessages.total)} actions={<AverageTotal total={total} />}>
            <div className="px-4 py-5 sm:px-6">
              <WellnessTotalTrend total={total} range={data.range} known={known} height={230} />
            </div>
          </Card>
        </div>
      )}
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
      {rated.map(({ metricId, title, average, answers }) => (
        <Card
          key={metricId}
          title={t(trendTitle(title))}
          actions={<AverageOf average={average} count={answers} />}
        >
          <div className="px-4 py-5 sm:px-6">
            <OwnRatingTrend
              metric={{ id: metricId, title }}
              data={data}
              known={known}
              height={210}
              average={average}
            />
          </div>
        </Card>
      ))}
    </div>
  )
}
