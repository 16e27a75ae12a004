/**
 * How days and times are written, everywhere: the day before the month, 24 hours. Only the expiry of an
 * invitation is written as the reader's own locale does.
 */
type Style = Intl.DateTimeFormatOptions

// A calendar day has no zone: read and written in the same one, it stays itself.
const dayStyle = (style: Style) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' })
  // Some engines put a comma after the weekday.
  return (day: string): string => format.format(new Date(day)).replace(',', '')
}

/** 'Sunday 15 November' */
export const longDay = dayStyle({ weekday: 'long', day: 'numeric', month: 'long' })

/** '15 Nov' */
export const shortDay = dayStyle({ day: 'numeric', month: 'short' })

/** 'Sun 15 Nov 2026' */
export const fullDay = dayStyle({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** '15 November 2026' */
export const dateInWords = dayStyle({ day: 'numeric', month: 'long', year: 'numeric' })

/** 'Nov 2026' */
export const monthOfYear = dayStyle({ month: 'short', year: 'numeric' })

/** 'Sunday' */
export const weekdayOf = dayStyle({ weekday: 'long' })

/** 'Sun 15 Nov' */
const weekdayAndDay = dayStyle({ weekday: 'short', day: 'numeric', month: 'short' })

/** '9 Nov – 15 Nov 2026', with both years where they differ. */
export function weekRange(monday: string, sunday: string): string {
  const [firstYear, lastYear] = [monday.slice(0, 4), sunday.slice(0, 4)]
  const first = shortDay(monday) + (firstYear === lastYear ? '' : ` ${firstYear}`)
  return `${first} – ${shortDay(sunday)} ${lastYear}`
}

const two = (part: number) => String(part).padStart(2, '0')

/** The day it is at a moment on the calendar of the device. */
export const dayOnDevice = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** '07:12', on the clock of the device. */
export const clockTime = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`

/** '07:12', or 'Sat 14 Nov, 23:59' on another day than today. */
export function clockTimeSince(moment: Date, now: Date): string {
  const day = dayOnDevice(moment)
  return day === dayOnDevice(now) ? clockTime(moment) : `${weekdayAndDay(day)}, ${clockTime(moment)}`
}
