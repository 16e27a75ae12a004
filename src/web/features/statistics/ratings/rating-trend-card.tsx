import type { DateRange } from '#domain/statistics/date-range.ts'
import { Card } from '#web/ui/card.tsx'
import { AverageOf, RatingTrend, type TrendPoint, trendTitle } from './rating-trend.tsx'

type RatingTrendCardProps = {
  metricTitle: string
  range: DateRange
  points: readonly TrendPoint[]
  average: number
}

export function RatingTrendCard({ metricTitle, range, points, average }: RatingTrendCardProps) {
  const count = points.reduce((sum, point) => sum + point.count, 0)
  return (
    <Card title={trendTitle(metricTitle)} actions={<AverageOf average={average} count={count} />}>
      <div className="px-4 py-5 sm:px-6">
        <RatingTrend metricTitle={metricTitle} height={210} range={range} points={points} average={average} />
      </div>
    </Card>
  )
}
