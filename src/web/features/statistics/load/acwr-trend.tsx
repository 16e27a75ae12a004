import { useLingui } from '@lingui/react/macro'
import { fullDay } from '#domain/calendar/day-label.ts'
import { ZONE_LIMITS } from '#domain/load/acwr-zone.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { zoneWord } from '#domain/statistics/zone-word.ts'
import { type Band, LineChart } from '#web/ui/chart/line-chart.tsx'
import { coverageText, ratioText, shownRatio } from '../ratio-text.ts'

const AXIS_MAX = 2
const { yellowFrom, greenFrom, greenTo, yellowTo } = ZONE_LIMITS

const TICKS = [0, yellowFrom, greenFrom, greenTo, yellowTo, AXIS_MAX]
const BANDS: Band[] = [
  { from: 0, to: yellowFrom, tone: 'bad' },
  { from: yellowFrom, to: greenFrom, tone: 'warn' },
  { from: greenFrom, to: greenTo, tone: 'good' },
  { from: greenTo, to: yellowTo, tone: 'warn' },
  { from: yellowTo, to: AXIS_MAX, tone: 'bad' },
]

/** A ratio above the axis runs along its edge under a mark; the cursor and the table know its true value. */
export function AcwrTrend({ points }: { points: readonly LoadPoint[] }) {
  const { t } = useLingui()
  const ratios = points.map(shownRatio)
  const hasRatio = ratios.some((ratio) => ratio !== null)
  return (
    <LineChart
      label={t`ACWR Trend`}
      height={250}
      days={points.map(({ date }) => date)}
      lines={[{ name: 'ACWR', tone: 'ink', values: ratios }]}
      bands={BANDS}
      yMax={AXIS_MAX}
      yTicks={TICKS}
      formatTick={(tick) => tick.toFixed(1)}
      read={(at) => {
        const point = points[at]!
        return {
          title: fullDay(point.date),
          lines: [`ACWR ${ratioText(point)}, ${zoneWord(point)}`, coverageText(point)],
        }
      }}
      table={{
        columns: ['Day', 'ACWR', 'Zone', 'Coverage'],
        stops: hasRatio ? [...points.keys()] : [],
        cells: (at) => {
          const point = points[at]!
          return [fullDay(point.date), ratioText(point), zoneWord(point), coverageText(point)]
        },
      }}
      empty={statisticsMessages.noRatio}
    />
  )
}
