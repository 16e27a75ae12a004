import { fullDay } from '#domain/calendar/day-label.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { decimals } from '#domain/text/figure-text.ts'
import { Card } from '#web/ui/card.tsx'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import { answers, RATING_AXIS } from './average-bars.tsx'

type TrendPoint = { date: string; average: number; count: number }

type RatingTrendProps = {
  metricTitle: string
  height: number
  range: DateRange
  points: readonly TrendPoint[]
  /** Over the range, to compare the days with. */
  average: number
}

export function RatingTrend({ metricTitle, height, range, points, average }: RatingTrendProps) {
  const days = calendarDays(range.from, range.to)
  const byDay = new Map(points.map((point) => [point.date, point]))
  const pointAt = (at: number) => byDay.get(days[at]!)!
  return (
    <LineChart
      label={trendTitle(metricTitle)}
      height={height}
      {...RATING_AXIS}
      days={days}
      lines={[
        {
          name: metricTitle,
          tone: 'brand',
          values: days.map((day) => byDay.get(day)?.average ?? null),
          joined: true,
        },
      ]}
      guide={average}
      read={(at) => {
        const point = pointAt(at)
        return {
          title: fullDay(point.date),
          lines: [`${metricTitle} ${ratingText(point)}`, ...(point.count > 1 ? [answers(point.count)] : [])],
        }
      }}
      table={{
        columns: ['Day', 'Rating', 'Answers'],
        stops: days.flatMap((day, at) => (byDay.has(day) ? [at] : [])),
        cells: (at) => {
          const point = pointAt(at)
          return [fullDay(point.date), ratingText(point), `${point.count}`]
        },
      }}
      empty={statisticsMessages.noRatings}
    />
  )
}

const trendTitle = (metricTitle: string) => `${metricTitle} - Trend Over Time`

/** Beside the title of a trend. */
export function AverageOf({ average, count }: { average: number; count: number }) {
  return (
    <p className="text-[13px] text-ink-3 tabular-nums">{`Average ${decimals(average)}, ${answers(count)}`}</p>
  )
}

const ratingText = ({ average, count }: TrendPoint) => (count === 1 ? `${average}` : decimals(average))

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
