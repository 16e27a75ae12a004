import type { AbsentDays } from '../absence/absent-days.ts'
import { calendarDays, daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { MIN_REPORTED_DAYS } from './basis.ts'
import type { DayReport } from './day-records.ts'
import { ACUTE_DAYS, CHRONIC_DAYS } from './load-point.ts'

/** Shorter ones are a cold or a day's rest. */
const MIN_DAYS_OUT = 4

/** How far an athlete is who was out for a while. */
export type ReturnToTraining = {
  daysOut: number
  backOn: LocalDay
  /** The load of the last 7 days over that of a week before the pause. */
  share: number
}

type Known = {
  /** The last day that counts. */
  to: LocalDay
  /** From when on reports are at hand. */
  knownFrom: LocalDay
  recordedSince: LocalDay | null
}

/**
 * After the last pause that ended within the four weeks up to `to`. Null where there was none, where the four weeks before it
 * are not known or had no load, for there is nothing to be a share of, and where too little of the last week is reported to
 * say that the load is lower. A day out is known without a report.
 */
export function returnToTraining(
  reports: readonly DayReport[],
  days: AbsentDays,
  { to, knownFrom, recordedSince }: Known,
): ReturnToTraining | null {
  const lastOut = [...days].findLast(([day, status]) => status === 'out' && day <= to)?.[0]
  if (!lastOut || lastOut === to || daysAgo(lastOut, to) > CHRONIC_DAYS) return null
  let firstOut = lastOut
  while (days.get(addDays(firstOut, -1)) === 'out') firstOut = addDays(firstOut, -1)
  const daysOut = daysAgo(firstOut, lastOut) + 1
  const before = addDays(firstOut, -CHRONIC_DAYS)
  if (daysOut < MIN_DAYS_OUT || before < knownFrom || recordedSince === null || recordedSince > before)
    return null
  const week = loadFrom(reports, before, firstOut) / (CHRONIC_DAYS / ACUTE_DAYS)
  const isKnown = (day: LocalDay) => days.get(day) === 'out' || reports.some(({ date }) => date === day)
  const knownDays = (from: LocalDay, last: LocalDay) => calendarDays(from, last).filter(isKnown).length
  if (week === 0 || knownDays(before, addDays(firstOut, -1)) < MIN_REPORTED_DAYS.chronic) return null
  const weekFrom = addDays(to, 1 - ACUTE_DAYS)
  const share = loadFrom(reports, weekFrom, addDays(to, 1)) / week
  if (knownDays(weekFrom, to) < MIN_REPORTED_DAYS.acute && share <= 1) return null
  return { daysOut, backOn: addDays(lastOut, 1), share }
}

/** From one day up to another, which is not counted. */
const loadFrom = (reports: readonly DayReport[], from: LocalDay, until: LocalDay): number =>
  reports.filter(({ date }) => date >= from && date < until).reduce((sum, { load }) => sum + load, 0)
