import { useLingui } from '@lingui/react/macro'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { type BaselinePoint, type DayValue, ratingBaseline } from '#domain/wellness/rating-baseline.ts'
import { wellnessMessages } from '#domain/wellness/wellness-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Legend } from '#web/ui/chart/legend.tsx'
import { type Line, LineChart } from '#web/ui/chart/line-chart.tsx'
import { type KnownDays, NOTHING_KNOWN, useDayMarks } from '../known-days.ts'

type OwnTrendProps = {
  label: string
  /** Of what is drawn, before a value of it. */
  name: string
  /** Of a value, in the legend and the table. */
  valueName: string
  height: number
  axis: { yMax: number; yTicks: readonly number[] }
  range: DateRange
  known?: KnownDays
  /** From before the range on, as far as its days are compared with. */
  values: readonly DayValue[]
  /** Over the range; without any value there is none. */
  average: number | undefined
  empty: string
}

/** What one athlete answered day by day, before what is usual for them. */
export function OwnTrend(props: OwnTrendProps) {
  const { name, valueName, range, known = NOTHING_KNOWN, values, average, axis, ...frame } = props
  const { fullDay, decimals } = useWriting()
  const { t } = useLingui()
  const baseline = ratingBaseline(values, range)
  const days = baseline.map(({ date }) => date)
  const marks = useDayMarks(known, days)
  const byDay = new Map(values.map(({ date, value }) => [date, value]))
  const spread = baseline.map(({ usual }) => usual && spreadOf(usual))
  const daily: Line = {
    name: valueName,
    tone: 'brand',
    values: baseline.map(({ date }) => byDay.get(date) ?? null),
    joined: true,
  }
  const weekMean: Line = {
    name: t(wellnessMessages.weekMean),
    tone: 'muted',
    values: baseline.map((point) => point.weekMean),
    isQuiet: true,
  }
  const hasWeekMean = weekMean.values.some((mean) => mean !== null)
  const hasSpread = spread.some((usual) => usual !== null)
  const usualText = ({ mean, deviation }: Usual) => `${decimals(mean)} ± ${decimals(deviation)}`
  return (
    <>
      {(hasWeekMean || hasSpread) && (
        <div className="mb-3">
          <Legend
            lines={hasWeekMean ? [daily, weekMean] : [daily]}
            spread={hasSpread ? t(wellnessMessages.usual) : undefined}
          />
        </div>
      )}
      <LineChart
        {...frame}
        {...axis}
        formatTick={String}
        days={days}
        marks={marks}
        lines={[weekMean, daily]}
        spread={spread}
        guide={average}
        read={(at) => {
          const { date, usual, weekMean: mean } = baseline[at]!
          return {
            title: fullDay(date),
            lines: [
              `${name} ${byDay.get(date)}`,
              ...(mean === null ? [] : [t(wellnessMessages.weekMeanOf(decimals(mean)))]),
              ...(usual === null ? [] : [t(wellnessMessages.usualOf(usualText(usual)))]),
            ],
          }
        }}
        table={{
          columns: [t`Day`, valueName, weekMean.name, t(wellnessMessages.usual)],
          stops: baseline.flatMap(({ date }, at) => (byDay.has(date) ? [at] : [])),
          cells: (at) => {
            const { date, usual, weekMean: mean } = baseline[at]!
            return [
              fullDay(date),
              `${byDay.get(date)}`,
              mean === null ? '–' : decimals(mean),
              usual === null ? '–' : usualText(usual),
            ]
          },
        }}
      />
    </>
  )
}

type Usual = NonNullable<BaselinePoint['usual']>

const spreadOf = ({ mean, deviation }: Usual) => ({ low: mean - deviation, high: mean + deviation })
