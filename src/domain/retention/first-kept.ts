import { type LocalDay, localDayIn } from '../calendar/local-day.ts'

/** Where every calendar day ends last. */
const WESTERNMOST_ZONE = 'Etc/GMT+12'

/** The oldest instant that is not past its period; on February 29 that of February 28. */
export function firstKeptInstant(years: number, now: Date): Date {
  const first = new Date(now)
  first.setUTCFullYear(now.getUTCFullYear() - years)
  if (first.getUTCMonth() !== now.getUTCMonth()) first.setUTCDate(0)
  return first
}

/** The oldest calendar day that is not past its period in any time zone, since a day does not say whose it is. */
export function firstKeptDay(years: number, now: Date): LocalDay {
  const today = new Date(localDayIn(WESTERNMOST_ZONE, now))
  return firstKeptInstant(years, today).toISOString().slice(0, 10) as LocalDay
}
