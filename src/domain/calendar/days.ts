import { addDays, type LocalDay } from './local-day.ts'

const DAY_MS = 86_400_000

/** Every day from `from` to `to`, both included. */
export function calendarDays(from: LocalDay, to: LocalDay): LocalDay[] {
  const days: LocalDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first day of the week that `day` lies in: weeks run Monday to Sunday. */
export function mondayOf(day: LocalDay): LocalDay {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** How many days before `today` a day lies; negative for a later one. */
export const daysAgo = (day: LocalDay, today: LocalDay): number =>
  (Date.parse(today) - Date.parse(day)) / DAY_MS
