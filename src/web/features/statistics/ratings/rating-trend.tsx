import { calendarDays } from '#domain/calendar/calendar-days.ts'
import { decimals } from '#domain/load/figure-text.ts'
import { statisticsMessages } from '#domain/messages/statistics-messages.ts'
import type { DateRange } from '#domain/statistics/date-range.ts'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import { fullDay } from '#domain/calendar/day-label.ts'
import { answers } from './average-bars.tsx'
import { RATING_AXIS } from './rating-scale.ts'

export type TrendPoint = { date: string; average: number; count: number }

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
      empty={statisticsMessages.ours.noRatings}
    />
  )
}

export const trendTitle = (metricTitle: string) => `${metricTitle} - Trend Over Time`

/** Beside the title of a trend. */
export function AverageOf({ average, count }: { average: number; count: number }) {
  return (
    <p className="text-[13px] text-ink-3 tabular-nums">{`Average ${decimals(average)}, ${answers(count)}`}</p>
  )
}

const ratingText = ({ average, count }: TrendPoint) => (count === 1 ? `${average}` : decimals(average))
