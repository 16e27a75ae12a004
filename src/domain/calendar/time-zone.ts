import { z } from 'zod'

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
