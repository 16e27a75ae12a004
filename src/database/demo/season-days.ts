import type { LocalDay } from '#domain/calendar/local-day.ts'

export const SEASON_DAYS = 120

const DAY_MS = 86_400_000

export function daysBefore(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10) as LocalDay
}

/** Monday is 0, Sunday 6. */
export function weekdayOf(day: LocalDay): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The Mondays of the two days, apart in weeks; negative while `day` comes first. */
export function weeksFrom(origin: LocalDay, day: LocalDay): number {
  const monday = (any: LocalDay) => Date.parse(any) - weekdayOf(any) * DAY_MS
  return (monday(day) - monday(origin)) / (7 * DAY_MS)
}
