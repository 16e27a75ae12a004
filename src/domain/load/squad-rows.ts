import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { ACWR_LOOK_BACK_DAYS, acwrOf } from './acwr.ts'
import { compliance } from './compliance.ts'
import { type Basis, basisOf, MIN_REPORTED_DAYS } from './basis.ts'
import { type DayRecord, dayRecords, type DayReport, loadOf, totalOf } from './day-records.ts'
import { ACUTE_DAYS, CHRONIC_DAYS, lastCountedDay, type LoadPoint } from './load-point.ts'
import { type WeekFigures, weekFigures } from './week.ts'

export type SquadMember = { athleteId: string; reports: readonly DayReport[]; recordedSince: LocalDay | null }

export type SquadRow = {
  athleteId: string
  /** Of the 7 days up to the end of the range: a calendar week would look like a drop until its Sunday. */
  week: WeekFigures & { basis: Basis }
  change: LoadChange
  acwr: LoadPoint
  compliancePercent: number
  /** Of the 28 days that compliance looks at. */
  reportedDays: number
  /** The last day anything was reported of, a rest included; null if there is none among the reports at hand. */
  lastReported: LocalDay | null
  sparkline: DayRecord[]
}

/** The week against the 7 days before it. */
export type LoadChange = {
  /** 0.1 being a tenth more; null after a week without load. */
  share: number | null
  before: number
  basis: Basis
  reportedDays: { week: number; weekBefore: number }
}

type SquadRange = { from: LocalDay; to: LocalDay; today: LocalDay }

/** Each athlete as they stand on the last day of a range that counts, with their days over it. */
export function squadRows(members: readonly SquadMember[], { from, to, today }: SquadRange): SquadRow[] {
  const lookBack = addDays(to < today ? to : today, -ACWR_LOOK_BACK_DAYS - 1)
  const days = calendarDays(from < lookBack ? from : lookBack, to)
  const first = days.indexOf(from)
  return members.map(({ athleteId, reports, recordedSince }) => {
    const records = dayRecords(reports, days)
    const end = lastCountedDay(reports, { to, today })
    const counted = records.slice(0, days.indexOf(end) + 1)
    const acwr = acwrOf(counted.slice(-ACWR_LOOK_BACK_DAYS - 1), recordedSince)[0]!
    const isRecorded = (size: number) => recordedSince !== null && recordedSince <= addDays(end, 1 - size)
    const [weekBefore, week] = [counted.slice(-2 * ACUTE_DAYS, -ACUTE_DAYS), counted.slice(-ACUTE_DAYS)]
    return {
      athleteId,
      week: judgedWeek(week, isRecorded(ACUTE_DAYS)),
      change: loadChange(week, weekBefore, isRecorded(2 * ACUTE_DAYS)),
      acwr,
      compliancePercent: compliance(reports, end),
      reportedDays: reportedOf(counted.slice(-CHRONIC_DAYS)),
      lastReported: lastReported(reports, to),
      sparkline: records.slice(first),
    }
  })
}

/** Days that are not reported make a week look more varied than it was. */
function judgedWeek(week: readonly DayRecord[], isRecorded: boolean): SquadRow['week'] {
  const basis = basisOf({
    isRecorded,
    isCovered: reportedOf(week) >= MIN_REPORTED_DAYS.acute,
    isCoveredBefore: true,
    hadLoad: true,
    isRise: false,
  })
  return { ...weekFigures(week.map(loadOf)), basis }
}

/** Weeks differ by a fifth even if the plan stays the same. */
export const NOTABLE_CHANGE = 0.3

function loadChange(
  week: readonly DayRecord[],
  weekBefore: readonly DayRecord[],
  isRecorded: boolean,
): LoadChange {
  const [load, before] = [totalOf(week), totalOf(weekBefore)]
  const share = before > 0 ? load / before - 1 : null
  const reportedDays = { week: reportedOf(week), weekBefore: reportedOf(weekBefore) }
  const basis = basisOf({
    isRecorded,
    isCovered: reportedDays.week >= MIN_REPORTED_DAYS.acute,
    isCoveredBefore: reportedDays.weekBefore >= MIN_REPORTED_DAYS.acute,
    hadLoad: before > 0,
    isRise: share !== null && share >= NOTABLE_CHANGE,
  })
  return { share, before, basis, reportedDays }
}

const reportedOf = (records: readonly DayRecord[]) =>
  records.filter(({ kind }) => kind !== 'not-reported').length

function lastReported(reports: readonly DayReport[], to: LocalDay): LocalDay | null {
  return reports.reduce<LocalDay | null>(
    (last, { date }) => (date <= to && (last === null || date > last) ? date : last),
    null,
  )
}
