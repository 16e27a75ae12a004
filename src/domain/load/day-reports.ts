import type { LocalDay } from '../calendar/local-day.ts'
import { unitLoadOf } from '../training/unit-load.ts'
import type { ReportedSession } from './reported-session.ts'

/** One reported day. Without sessions it is a declared rest; a day nobody reported has no report. */
export type DayReport = { date: LocalDay; load: number; sessions: number }

/** The days of which anything is reported, each once, in the order of the calendar. */
export function dayReports(reported: readonly ReportedSession[]): DayReport[] {
  const days = new Map<LocalDay, DayReport>()
  for (const session of reported) {
    const day = days.get(session.date) ?? { date: session.date, load: 0, sessions: 0 }
    day.load += unitLoadOf(session)
    if (session.kind === 'trained') day.sessions += 1
    days.set(session.date, day)
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
