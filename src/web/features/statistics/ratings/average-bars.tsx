import { decimals } from '#domain/load/figure-text.ts'
import { statisticsMessages } from '#domain/messages/statistics-messages.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { RATING_AXIS } from './rating-scale.ts'

export type AverageBar = {
  key: string
  /** '{athlete} - {metric}' */
  title: string
  /** What of the title tells the bars of one chart apart. */
  name: string
  average: number
  count: number
}

type AverageBarsProps = { label: string; height: number; bars: readonly AverageBar[] }

export function AverageBars({ label, height, bars }: AverageBarsProps) {
  return (
    <BarChart
      label={label}
      height={height}
      {...RATING_AXIS}
      yLabel="Average Rating"
      bars={bars.map(({ key, name, average }) => ({
        key,
        name,
        value: average,
        valueText: decimals(average),
      }))}
      read={(at) => {
        const { title, average, count } = bars[at]!
        return { title, lines: [`Average ${decimals(average)}`, answers(count)] }
      }}
      table={{
        columns: ['Athlete and metric', 'Average Rating', 'Answers'],
        stops: [...bars.keys()],
        cells: (at) => {
          const { title, average, count } = bars[at]!
          return [title, decimals(average), `${count}`]
        },
      }}
      empty={statisticsMessages.ours.noRatings}
    />
  )
}

export const answers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`
