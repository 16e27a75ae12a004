import { useLingui } from '@lingui/react/macro'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { wellnessMessages } from '#domain/wellness/wellness-messages.ts'
import type { WellnessTotal } from '#domain/wellness/wellness-total.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { type KnownDays, NOTHING_KNOWN } from '../known-days.ts'
import { RATING_AXIS } from './average-bars.tsx'
import { OwnTrend } from './own-trend.tsx'

type WellnessTotalTrendProps = {
  total: WellnessTotal
  range: DateRange
  known?: KnownDays
  height: number
}

/** All ratings of a day as one figure: small changes that go the same way add up. */
export function WellnessTotalTrend({ total, range, known = NOTHING_KNOWN, height }: WellnessTotalTrendProps) {
  const { t } = useLingui()
  const name = t(wellnessMessages.total)
  return (
    <>
      <p className="mb-3 text-[13.5px] text-ink-3">{t(wellnessMessages.totalIs)}</p>
      <OwnTrend
        label={name}
        name={name}
        valueName={name}
        height={height}
        axis={axisOf(total)}
        range={range}
        known={known}
        values={total.values}
        average={total.average ?? undefined}
        empty={t(wellnessMessages.noTotal)}
      />
    </>
  )
}

/** Its lines are where each question would be rated 1, 2, 3, 4 or 5. */
const axisOf = ({ questions }: WellnessTotal) => ({
  yMax: RATING_AXIS.yMax * questions,
  yTicks: RATING_AXIS.yTicks.map((tick) => tick * questions),
})

/** Beside the title; nothing if there is no total. */
export function AverageTotal({ total }: { total: WellnessTotal }) {
  const { decimals, whole } = useWriting()
  const { t } = useLingui()
  if (total.average === null) return null
  const most = whole(axisOf(total).yMax)
  return (
    <p className="text-[13px] text-ink-3 tabular-nums">
      {t(wellnessMessages.averageTotal(decimals(total.average), most, total.days))}
    </p>
  )
}
