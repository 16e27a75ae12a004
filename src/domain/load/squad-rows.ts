import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { ACWR_LOOK_BACK_DAYS, acwrOf } from './acwr.ts'
import { compliance } from './compliance.ts'
import { type DayRecord, dayRecords, type DayReport, loadOf } from './day-records.ts'
import { ACUTE_DAYS, type LoadPoint } from './load-point.ts'
import { type WeekFigures, weekFigures } from './week.ts'

export type SquadMember = { athleteId: string; reports: readonly DayReport[]; recordedSince: LocalDay | null }

export type SquadRow = {
  athleteId: string
  /** Of the 7 days up to the end of the range: a calendar week would look like a drop until its Sunday. */
  week: WeekFigures
  /** Against the 7 days before those, 0.1 being a tenth more; null after a week without load. */
  change: number | null
  acwr: LoadPoint
  compliancePercent: number
  /** The last day anything was reported of, a rest included; null if there is none among the reports at hand. */
  lastReported: LocalDay | null
  sparkline: DayRecord[]
}

/** Each athlete as they stand at the end of a range, with their days over it. */
export function squadRows(
  members: readonly SquadMember[],
  { from, to }: { from: LocalDay; to: LocalDay },
): SquadRow[] {
  const lookBack = addDays(to, -ACWR_LOOK_BACK_DAYS)
  const days = calendarDays(from < lookBack ? from : lookBack, to)
  return members.map(({ athleteId, reports, recordedSince }) => {
    const records = dayRecords(reports, days)
    const fortnight = records.slice(-2 * ACUTE_DAYS).map(loadOf)
    const weekBefore = weekFigures(fortnight.slice(0, ACUTE_DAYS))
    const week = weekFigures(fortnight.slice(ACUTE_DAYS))
    return {
      athleteId,
      week,
      change: weekBefore.load > 0 ? week.load / weekBefore.load - 1 : null,
      acwr: acwrOf(records.slice(-ACWR_LOOK_BACK_DAYS - 1), recordedSince)[0]!,
      compliancePercent: compliance(reports, to),
      lastReported: lastReported(reports, to),
      sparkline: records.filter(({ date }) => date >= from),
    }
  })
}

function lastReported(reports: readonly DayReport[], to: LocalDay): LocalDay | null {
  return reports.reduce<LocalDay | null>(
    (last, { date }) => (date <= to && (last === null || date > last) ? date : last),
    null,
  )
}
