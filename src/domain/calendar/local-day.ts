import { wallClockIn } from './wall-clock.ts'

/** A calendar day without a zone, as YYYY-MM-DD. */
export type LocalDay = `${number}-${number}-${number}`

/** The calendar day that clocks in `timeZone` show at `now`. */
export const localDayIn = (timeZone: string, now: Date): LocalDay => wallClockIn(timeZone, now).day
