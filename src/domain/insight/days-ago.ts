import type { LocalDay } from '../calendar/local-day.ts'

const DAY_MS = 86_400_000

/** How many days before `today` a day lies; negative for a later one. */
export const daysAgo = (day: LocalDay, today: LocalDay): number =>
  (Date.parse(today) - Date.parse(day)) / DAY_MS

export function daysAgoText(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
