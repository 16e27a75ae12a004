import { calendarDays } from '#domain/calendar/calendar-days.ts'
import { statisticsMessages } from '#domain/messages/statistics-messages.ts'
import type { DateRange } from '#domain/statistics/date-range.ts'
import { Card } from '#web/ui/card.tsx'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import { fullDay } from '../day-text.ts'
import { decimals } from '../figure-text.ts'
import { answers } from './average-bars.tsx'
import { RATING_AXIS } from './rating-scale.ts'

export type TrendPoint = { date: string; average: number; count: number }

type RatingTrendCardProps = {
  metricTitle: string
  range: DateRange
  points: readonly TrendPoint[]
  /** Over the range, to compare the days with. */
  average: number
}

export function RatingTrendCard({ metricTitle, range, points, average }: RatingTrendCardProps) {
  const days = calendarDays(range.from, range.to)
  const byDay = new Map(points.map((point) => [point.date, point]))
  const count = points.reduce((sum, point) => sum + point.count, 0)
  const title = `${metricTitle} - Trend Over Time`
  const pointAt = (at: number) => byDay.get(days[at]!)!
  return (
    <Card
      title={title}
      actions={
        <p className="text-[13px] text-ink-3 tabular-nums">{`Average ${decimals(average)}, ${answers(count)}`}</p>
      }
    >
      <div className="px-4 py-5 sm:px-6">
        <LineChart
          label={title}
          height={210}
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
              lines: [
                `${metricTitle} ${ratingText(point)}`,
                ...(point.count > 1 ? [answers(point.count)] : []),
              ],
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
      </div>
    </Card>
  )
}

const ratingText = ({ average, count }: TrendPoint) => (count === 1 ? `${average}` : decimals(average))
