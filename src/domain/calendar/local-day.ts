/** A calendar day without a zone, as YYYY-MM-DD. */
export type LocalDay = `${number}-${number}-${number}`

/** The calendar day that clocks in `timeZone` show at `now`. */
export const localDayIn = (timeZone: string, now: Date): LocalDay => wallClockIn(timeZone, now).day

/** A time of day without a zone, as HH:MM:SS. Such strings compare as times do. */
export type WallTime = `${number}:${number}:${number}`

/** What the clock and the calendar on the wall show at one moment in one place. */
export type WallClock = { day: LocalDay; time: WallTime }

/** From the parts: engines do not agree on the order and the separators in which a locale writes them. */
export function wallClockIn(timeZone: string, now: Date): WallClock {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}` as LocalDay,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}` as WallTime,
  }
}

/**
 * Whole days later, or earlier for a negative number; no zone, so no daylight saving in the way. Every month has 28 days, and
 * to count among these costs a tenth of what a date does.
 */
export function addDays(day: LocalDay, days: number): LocalDay {
  const inMonth = Number(day.slice(8)) + days
  if (inMonth >= 1 && inMonth <= 28) {
    return `${day.slice(0, 8)}${inMonth < 10 ? '0' : ''}${inMonth}` as LocalDay
  }
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10) as LocalDay
}

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Making a format costs a hundred times more than using it. The key ignores capitals, since a name may be written in
 * thousands of ways with them; so there are no more formats than zones.
 */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase()
  const known = formats.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    // Some engines write midnight as 24:00 if they are only told not to count to twelve.
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(name, format)
  return format
}
