import type { LocalDay } from '../calendar/local-day.ts'
import type { DayReport } from './day-reports.ts'

/** A day is rested only if somebody said so. */
export type DayRecord =
  | { date: LocalDay; kind: 'trained'; load: number; sessions: number }
  | { date: LocalDay; kind: 'rested' }
  | { date: LocalDay; kind: 'not-reported' }

/** One record for each of `days`; reports of other days are left out. */
export function dayRecords(reports: readonly DayReport[], days: readonly LocalDay[]): DayRecord[] {
  const byDate = new Map(reports.map((report) => [report.date, report]))
  return days.map((date) => recordOf(date, byDate.get(date)))
}

/** Sums and deviations take a day without a report for 0 (specification, section 9); coverage says how many there were. */
export const loadOf = (record: DayRecord): number => (record.kind === 'trained' ? record.load : 0)

function recordOf(date: LocalDay, report: DayReport | undefined): DayRecord {
  if (!report) return { date, kind: 'not-reported' }
  const { load, sessions } = report
  return sessions > 0 ? { date, kind: 'trained', load, sessions } : { date, kind: 'rested' }
}
