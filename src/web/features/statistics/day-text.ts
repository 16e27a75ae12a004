// A calendar day has no zone: read and written in the same one, it stays itself.
const full = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const monthAndDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Sun 15 Nov 2026' */
export const fullDay = (day: string): string => full.format(new Date(day)).replace(',', '')

/** 'Sunday' */
export const weekdayOf = (day: string): string => weekday.format(new Date(day))

/** 'Nov 9 – Nov 15, 2026', with both years where they differ. */
export function weekRange(monday: string, sunday: string): string {
  const [firstYear, lastYear] = [monday.slice(0, 4), sunday.slice(0, 4)]
  const first = monthAndDay.format(new Date(monday)) + (firstYear === lastYear ? '' : `, ${firstYear}`)
  return `${first} – ${monthAndDay.format(new Date(sunday))}, ${lastYear}`
}
