// A calendar day has no zone: read and written in the same one, it stays itself.
const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 'Sunday 15 November' */
export const longDay = (day: string): string => long.format(new Date(day)).replace(',', '')

/** '15 Nov' */
export const shortDay = (day: string): string => short.format(new Date(day))
