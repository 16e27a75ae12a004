import type { DaySubmission } from '#domain/check-in/day-submission.ts'

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const dayAndTime: Intl.DateTimeFormatOptions = { ...time, weekday: 'short', day: 'numeric', month: 'short' }

/** When answers were given, on the clock of the device; with the date when that was another day. */
export function givenAtLabel({ givenAt }: Pick<DaySubmission, 'givenAt'>, now: Date): string {
  const given = new Date(givenAt)
  const isToday = given.toDateString() === now.toDateString()
  return given.toLocaleString('en-GB', isToday ? time : dayAndTime)
}
