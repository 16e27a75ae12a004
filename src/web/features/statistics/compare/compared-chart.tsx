import { useLingui } from '@lingui/react/macro'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { LineChart } from '#web/ui/chart/line-chart.tsx'

type ComparedChartProps = {
  title: string
  days: readonly { date: string }[]
  names: readonly [own: string, other: string]
  /** Of each of the two, one for each day. */
  values: readonly (readonly (number | null)[])[]
  yMax: number
  yTicks: readonly number[]
  write: (value: number) => string
}

/** Two lines that are told apart by more than their colour. */
export function ComparedChart({ title, days, names, values, yMax, yTicks, write }: ComparedChartProps) {
  const { fullDay } = useWriting()
  const { t } = useLingui()
  const [own = [], other = []] = values
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : write(value)
  return (
    <div>
      <h3 className="mb-3 text-[17px]">{title}</h3>
      <LineChart
        label={title}
        height={210}
        days={days.map(({ date }) => date)}
        lines={[
          { name: names[1], tone: 'muted', dashed: true, values: other, isQuiet: true },
          { name: names[0], tone: 'brand', values: own },
        ]}
        yMax={yMax}
        yTicks={yTicks}
        formatTick={write}
        read={(at) => ({
          title: fullDay(days[at]!.date),
          lines: [`${names[0]} ${written(own[at])}`, `${names[1]} ${written(other[at])}`],
        })}
        table={{
          columns: [t`Day`, ...names],
          stops: days.flatMap((_, at) => ((own[at] ?? other[at] ?? null) === null ? [] : [at])),
          cells: (at) => [fullDay(days[at]!.date), written(own[at]), written(other[at])],
        }}
        empty={t(statisticsMessages.compare.nothing)}
      />
    </div>
  )
}
