import type { LocalDay } from './local-day.ts'
import { addDays } from './wall-clock.ts'

/** The first day of the week that `day` lies in: weeks run Monday to Sunday. */
export function mondayOf(day: LocalDay): LocalDay {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}
