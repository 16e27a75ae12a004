import { useLingui } from '@lingui/react/macro'
import { calendarDays } from '#domain/calendar/days.ts'
import { msg } from '#domain/language/message.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { Card } from '#web/ui/card.tsx'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import { RATING_AXIS } from './average-bars.tsx'
import { useWriting } from '#web/language/use-writing.ts'

type TrendPoint = { date: string; average: number; count: number }

type RatingTrendProps = {
  metricTitle: string
  range: DateRange
  points: readonly TrendPoint[]
  /** Over the range, to compare the days with. */
  average: number
}

function RatingTrend({ metricTitle, range, points, average }: RatingTrendProps) {
  const { fullDay, decimals } = useWriting()
  const { t } = useLingui()
  const days = calendarDays(range.from, range.to)
  const byDay = new Map(points.map((point) => [point.date, point]))
  const ratingText = ({ average: mean, count }: TrendPoint) => (count === 1 ? `${mean}` : decimals(mean))
  const pointAt = (at: number) => byDay.get(days[at]!)!
  return (
    <LineChart
      label={t(trendTitle(metricTitle))}
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
            ...(point.count > 1 ? [t(statisticsMessages.answers(point.count))] : []),
          ],
        }
      }}
      table={{
        columns: [t`Day`, t`Rating`, t`Answers`],
        stops: days.flatMap((day, at) => (byDay.has(day) ? [at] : [])),
        cells: (at) => {
          const point = pointAt(at)
          return [fullDay(point.date), ratingText(point), `${point.count}`]
        },
      }}
      empty={t(statisticsMessages.noRatings)}
    />
  )
}

export const trendTitle = (metricTitle: string) => msg('{metricTitle} - Trend Over Time', { metricTitle })

/** Beside the title of a trend. */
export function AverageOf({ average, count }: { average: number; count: number }) {
  const { decimals } = useWriting()
  const { t } = useLingui()
  return (
    <p className="text-[13px] text-ink-3 tabular-nums">
      {t(statisticsMessages.averageOf(decimals(average), count))}
    </p>
  )
}

/** How a team answered one metric. */
export function RatingTrendCard({ metricTitle, range, points, average }: RatingTrendProps) {
  const { t } = useLingui()
  const count = points.reduce((sum, point) => sum + point.count, 0)
  return (
    <Card title={t(trendTitle(metricTitle))} actions={<AverageOf average={average} count={count} />}>
      <div className="px-4 py-5 sm:px-6">
        <RatingTrend metricTitle={metricTitle} range={range} points={points} average={average} />
      </div>
    </Card>
  )
}
