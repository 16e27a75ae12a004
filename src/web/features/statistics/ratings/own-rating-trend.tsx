import { useLingui } from '@lingui/react/macro'
import type { AthleteStatistics, RatingMetric } from '#domain/statistics/athlete-statistics.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { type KnownDays, NOTHING_KNOWN } from '../known-days.ts'
import { RATING_AXIS } from './average-bars.tsx'
import { OwnTrend } from './own-trend.tsx'
import { trendTitle } from './rating-trend.tsx'

export type OwnRatings = Pick<AthleteStatistics, 'metrics' | 'ratings' | 'ratingsBefore'> & {
  range: DateRange
}

type OwnRatingTrendProps = {
  metric: RatingMetric
  data: OwnRatings
  known?: KnownDays
  height: number
  /** Over the range, to compare the days with. */
  average: number
}

/** How one athlete answered one metric. */
export function OwnRatingTrend({
  metric,
  data,
  known = NOTHING_KNOWN,
  height,
  average,
}: OwnRatingTrendProps) {
  const { t } = useLingui()
  const values = [...data.ratingsBefore, ...data.ratings]
    .filter(({ metricId }) => metricId === metric.id)
    .map(({ date, rating }) => ({ date, value: rating }))
  return (
    <OwnTrend
      label={t(trendTitle(metric.title))}
      name={metric.title}
      valueName={t`Rating`}
      height={height}
      axis={RATING_AXIS}
      range={data.range}
      known={known}
      values={values}
      average={average}
      empty={t(statisticsMessages.noRatings)}
    />
  )
}
