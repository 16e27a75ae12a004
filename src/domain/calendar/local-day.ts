/** A calendar day without a zone, as YYYY-MM-DD. */
export type LocalDay = `${number}-${number}-${number}`

/** The calendar day that clocks in `timeZone` show at `now`. */
export function localDayIn(timeZone: string, now: Date): LocalDay {
  // en-CA writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now) as LocalDay
}
