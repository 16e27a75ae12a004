import { addDays, type LocalDay } from '../calendar/local-day.ts'
import type { DayReport } from './day-records.ts'

const DAYS = 28

/**
 * On how many of the 28 days up to `day` there was a session, in percent. A declared rest does not count: it is an answer
 * and shows in the coverage beside a ratio, but the specification counts session dates, and a rest is no session.
 */
export function compliance(reports: readonly DayReport[], day: LocalDay): number {
  const before = addDays(day, -DAYS)
  const sessionDates = reports.filter(({ date, sessions }) => sessions > 0 && date > before && date <= day)
  return (sessionDates.length * 100) / DAYS
}
