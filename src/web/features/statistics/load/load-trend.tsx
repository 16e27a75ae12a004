import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { whole } from '#domain/text/figure-text.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import type { LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { Legend } from '#web/ui/chart/legend.tsx'
import { type Line, LineChart } from '#web/ui/chart/line-chart.tsx'
import { niceAxis } from '#web/ui/chart/axis.ts'
import { fullDay } from '#domain/calendar/day-label.ts'

const TICKS = 4
const units = {
  rolling: { acute: 'in 7 days', chronic: 'a week' },
  ewma: { acute: 'a day', chronic: 'a day' },
}

type LoadTrendProps = {
  points: readonly LoadPoint[]
  /** Of the days before, nothing is known. */
  recordedSince: LocalDay | null
  method: LoadMethod
  height?: number
}

/** The two loads the ratio is made of. */
export function LoadTrend({ points, recordedSince, method, height = 200 }: LoadTrendProps) {
  const { t } = useLingui()
  const unit = units[method]
  const isKnown = ({ date }: LoadPoint) => recordedSince !== null && date >= recordedSince
  const lines: Line[] = [
    { name: 'Acute', tone: 'brand', values: points.map((point) => (isKnown(point) ? point.acute : null)) },
    {
      name: 'Chronic',
      tone: 'muted',
      dashed: true,
      values: points.map((point) => (isKnown(point) ? point.chronic : null)),
    },
  ]
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-[17px]">
          <Trans>Acute and Chronic Load</Trans>
        </h3>
        <Legend lines={lines} />
      </div>
      <LineChart
        label={t`Acute and Chronic Load`}
        height={height}
        days={points.map(({ date }) => date)}
        lines={lines}
        {...niceAxis(Math.max(...points.flatMap(({ acute, chronic }) => [acute, chronic])), TICKS)}
        formatTick={whole}
        read={(at) => {
          const { date, daily, acute, chronic } = points[at]!
          return {
            title: fullDay(date),
            lines: [
              `Acute ${whole(acute)} ${unit.acute}`,
              `Chronic ${whole(chronic)} ${unit.chronic}`,
              `Daily ${whole(daily)}`,
            ],
          }
        }}
        table={{
          columns: ['Day', 'Daily load', `Acute load, ${unit.acute}`, `Chronic load, ${unit.chronic}`],
          stops: points.flatMap((point, at) => (isKnown(point) ? [at] : [])),
          cells: (at) => {
            const { date, daily, acute, chronic } = points[at]!
            return [fullDay(date), whole(daily), whole(acute), whole(chronic)]
          },
        }}
        empty={statisticsMessages.noLoad}
      />
    </>
  )
}
