import type { LocalDay } from '../calendar/local-day.ts'
import type { SessionAnswer } from '../training-session/session-answer.ts'
import type { Slot } from '../training-session/training-session.ts'
import { unitLoadOf } from '../training-session/unit-load.ts'

/** What an athlete reported for one half of a day; a half without a report has none. */
export type ReportedSession = SessionAnswer & { date: LocalDay; slot: Slot }

/** One reported day. Without sessions it is a declared rest; a day that was not reported has no DayReport. */
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

/** A day counts as a rest only if the athlete said so. */
export type DayRecord =
  | { date: LocalDay; kind: 'trained'; load: number; sessions: number }
  | { date: LocalDay; kind: 'rested' }
  | { date: LocalDay; kind: 'not-reported' }

/** One record for each of `days`; reports of other days are left out. */
export function dayRecords(reports: readonly DayReport[], days: readonly LocalDay[]): DayRecord[] {
  const byDate = new Map(reports.map((report) => [report.date, report]))
  return days.map((date) => recordOf(date, byDate.get(date)))
}

/** Sums and deviations take a day without a report for 0; coverage says how many there were. */
export const loadOf = (record: DayRecord): number => (record.kind === 'trained' ? record.load : 0)

export const totalOf = (records: readonly DayRecord[]): number =>
  records.reduce((sum, record) => sum + loadOf(record), 0)

function recordOf(date: LocalDay, report: DayReport | undefined): DayRecord {
  if (!report) return { date, kind: 'not-reported' }
  const { load, sessions } = report
  return sessions > 0 ? { date, kind: 'trained', load, sessions } : { date, kind: 'rested' }
}

/** Beside each day how many of the last `size` days up to it anything was reported of. */
export const reportedDays = (records: readonly DayRecord[], size: number): number[] =>
  rollingSums(
    records.map(({ kind }) => (kind === 'not-reported' ? 0 : 1)),
    size,
  )

/**
 * Beside each value the sum of the last `size` up to it, in one pass; of fewer where the values begin. Loads are whole
 * numbers, so taking away what was added leaves nothing behind.
 */
export function rollingSums(values: readonly number[], size: number): number[] {
  let sum = 0
  return values.map((value, index) => {
    sum += value - (values[index - size] ?? 0)
    return sum
  })
}
