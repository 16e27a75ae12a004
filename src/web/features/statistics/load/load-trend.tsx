import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import type { LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { Legend } from '#web/ui/chart/legend.tsx'
import { type Line, LineChart } from '#web/ui/chart/line-chart.tsx'
import { niceAxis } from '#web/ui/chart/axis.ts'
import { type KnownDays, NOTHING_KNOWN, useDayMarks } from '../known-days.ts'
import { useWriting } from '#web/language/use-writing.ts'

const TICKS = 4

type LoadTrendProps = {
  points: readonly LoadPoint[]
  /** Of the days before, nothing is known. */
  recordedSince: LocalDay | null
  method: LoadMethod
  known?: KnownDays
  height?: number
}

/** The two loads the ratio is made of. */
export function LoadTrend({
  points,
  recordedSince,
  method,
  known = NOTHING_KNOWN,
  height = 200,
}: LoadTrendProps) {
  const { whole, fullDay } = useWriting()
  const { t } = useLingui()
  const isRolling = method === 'rolling'
  const days = points.map(({ date }) => date)
  const marks = useDayMarks(known, days)
  const isKnown = ({ date }: LoadPoint) => recordedSince !== null && date >= recordedSince
  // The mean of weeks that began before the record would be too low.
  const chronicOf = ({ basis, chronic }: LoadPoint) => (basis === 'short-record' ? null : chronic)
  const saidAt = (at: number) => {
    const { date, daily, acute } = points[at]!
    const chronic = chronicOf(points[at]!)
    return {
      day: fullDay(date),
      daily: whole(daily),
      acute: whole(acute),
      chronic: chronic === null ? '–' : whole(chronic),
    }
  }
  const lines: Line[] = [
    { name: t`Acute`, tone: 'brand', values: points.map((point) => (isKnown(point) ? point.acute : null)) },
    {
      name: t`Chronic`,
      tone: 'muted',
      dashed: true,
      values: points.map(chronicOf),
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
        days={days}
        marks={marks}
        lines={lines}
        {...niceAxis(Math.max(...points.flatMap(({ acute, chronic }) => [acute, chronic])), TICKS)}
        formatTick={whole}
        read={(at) => {
          const { day, daily, acute, chronic } = saidAt(at)
          return {
            title: day,
            lines: [
              isRolling ? t`Acute ${acute} in 7 days` : t`Acute ${acute} a day`,
              isRolling ? t`Chronic ${chronic} a week` : t`Chronic ${chronic} a day`,
              t`Daily ${daily}`,
            ],
          }
        }}
        table={{
          columns: [
            t`Day`,
            t`Daily load`,
            isRolling ? t`Acute load, in 7 days` : t`Acute load, a day`,
            isRolling ? t`Chronic load, a week` : t`Chronic load, a day`,
          ],
          stops: points.flatMap((point, at) => (isKnown(point) ? [at] : [])),
          cells: (at) => Object.values(saidAt(at)),
        }}
        empty={t(statisticsMessages.noLoad)}
      />
    </>
  )
}
