import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { baselineOf, MIN_BASELINE_ANSWERS } from './baseline.ts'
import { ACUTE_DAYS, CHRONIC_DAYS } from '../load/load-point.ts'
import type { Usual } from './standing.ts'

/** A rating, or a sum of them. */
export type DayValue = { date: LocalDay; value: number }

/** How many days the usual of a day is made of: those before it, as in the insights. */
export const BASELINE_DAYS = CHRONIC_DAYS

/** With more than half of the days a mean is one of the week. */
const MIN_WEEK_ANSWERS = 4

/** What a day is compared with; null where too little was answered. */
export type BaselinePoint = {
  date: LocalDay
  /** Of the 28 days before, without the day itself: it would pull its own measure towards it. */
  usual: Usual | null
  /** Of the 7 days up to it. */
  weekMean: number | null
}

/** One point for each day of the range; `values` begin BASELINE_DAYS before it. */
export function ratingBaseline(
  values: readonly DayValue[],
  { from, to }: { from: LocalDay; to: LocalDay },
): BaselinePoint[] {
  const byDay = new Map(values.map(({ date, value }) => [date, value]))
  const days = calendarDays(addDays(from, -BASELINE_DAYS), to)
  const answered = (first: number, end: number) =>
    days.slice(first, end).flatMap((day) => byDay.get(day) ?? [])
  return days.slice(BASELINE_DAYS).map((date, at) => ({
    date,
    usual: usualOf(answered(at, at + BASELINE_DAYS)),
    weekMean: weekMeanOf(answered(at + BASELINE_DAYS + 1 - ACUTE_DAYS, at + BASELINE_DAYS + 1)),
  }))
}

/** Null where too little was answered. */
export function usualOf(values: readonly number[]): Usual | null {
  if (values.length < MIN_BASELINE_ANSWERS) return null
  const { mean, deviation } = baselineOf(values)
  return { mean, deviation }
}

const weekMeanOf = (values: readonly number[]): number | null =>
  values.length < MIN_WEEK_ANSWERS ? null : baselineOf(values).mean
