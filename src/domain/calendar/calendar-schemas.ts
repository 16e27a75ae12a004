import { z } from 'zod'
import type { LocalDay } from './local-day.ts'

/** PostgreSQL has no year 0, and the days around one from outside still need a year of four digits. */
const hasUsualYear = (day: string) => /^(19|2\d)\d\d-/.test(day)

/** A day from outside. */
export const DayText = z.iso.date().refine(hasUsualYear, 'Invalid ISO date')

/** The same, for code that computes with it. */
export const IsoDay = DayText as unknown as z.ZodType<LocalDay, string>

/** A name of the IANA time zone database, such as Europe/Athens. Offsets like +02:00 are refused: they know no summer time. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone')
export type TimeZone = z.infer<typeof TimeZone>

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
