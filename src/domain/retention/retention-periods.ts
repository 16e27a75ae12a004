import { type LocalDay, localDayIn } from '../calendar/local-day.ts'

/** What the privacy page promises and the job keeps, in years; an account's begin when it is last used. */
export const RETENTION_YEARS = { account: 2, performance: 5, health: 2, communication: 3 } as const

/** A registration whose address was never confirmed ends after these. */
export const UNCONFIRMED_DAYS = 7

/** The former address of an account can be put back for these. */
export const EMAIL_UNDO_DAYS = 7

/** An attempt is counted for these at the longest, to slow down guessing. */
export const ATTEMPT_DAYS = 7

/** An owner hears of it this long before an unused account is deleted. */
export const ACCOUNT_WARNING_DAYS = 30

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

/** The users concerned and the authority hear of a breach within these. */
export const BREACH_NOTICE_HOURS = 72
