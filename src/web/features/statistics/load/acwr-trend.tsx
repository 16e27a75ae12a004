import { useLingui } from '@lingui/react/macro'
import { ZONE_LIMITS } from '#domain/load/acwr-zone.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { ratioText, ZONE_WORDS, zoneWord } from '#domain/statistics/zone-word.ts'
import { type Band, LineChart } from '#web/ui/chart/line-chart.tsx'
import { type KnownDays, NOTHING_KNOWN, useDayMarks } from '../known-days.ts'
import { coverageOf, judgedRatio } from '../ratio-text.ts'
import { useWriting } from '#web/language/use-writing.ts'

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

type AcwrTrendProps = { points: readonly LoadPoint[]; known?: KnownDays }

/** A ratio above the axis runs along its edge under a mark; the cursor and the table know its true value. */
export function AcwrTrend({ points, known = NOTHING_KNOWN }: AcwrTrendProps) {
  const writing = useWriting()
  const { t } = useLingui()
  const days = points.map(({ date }) => date)
  const marks = useDayMarks(known, days)
  const ratios = points.map(judgedRatio)
  const saidAt = (at: number) => {
    const point = points[at]!
    const word = t(ZONE_WORDS[zoneWord(point)])
    return {
      day: writing.fullDay(point.date),
      ratio: ratioText(point, writing),
      word,
      coverage: t(coverageOf(point)),
    }
  }
  const isUncovered = points.some(({ basis }) => basis === 'days-missing')
  const hasRatio = ratios.some((ratio) => ratio !== null)
  return (
    <LineChart
      label={t`ACWR Trend`}
      height={250}
      days={days}
      marks={marks}
      lines={[{ name: t`ACWR`, tone: 'ink', values: ratios }]}
      bands={BANDS}
      yMax={AXIS_MAX}
      yTicks={TICKS}
      formatTick={writing.tenths}
      read={(at) => {
        const { day, ratio, word, coverage } = saidAt(at)
        return { title: day, lines: [t`ACWR ${ratio}, ${word}`, coverage] }
      }}
      table={{
        columns: [t`Day`, t`ACWR`, t`Zone`, t`Coverage`],
        stops: hasRatio ? [...points.keys()] : [],
        cells: (at) => Object.values(saidAt(at)),
      }}
      empty={t(isUncovered ? statisticsMessages.noneJudged : statisticsMessages.noRatio)}
    />
  )
}
