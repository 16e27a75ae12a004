import { wallClockIn, type WallTime } from '../calendar/local-day.ts'

/** When an athlete wants to hear nothing, on the wall clock of their own zone. */
export type QuietHours = { quietFrom: WallTime; quietTo: WallTime; timeZone: string }

/** Until an athlete chooses others. */
export const DEFAULT_QUIET_FROM = '22:00:00'
export const DEFAULT_QUIET_TO = '06:00:00'

/** From the first minute to before the last; over midnight if the one comes after the other. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, now: Date): boolean {
  const { time } = wallClockIn(timeZone, now)
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo
}

const DAY_SEC = 24 * 60 * 60

/** Minutes, and parts of one, until it is quiet next; none if it is now. */
export function minutesUntilQuiet(hours: QuietHours, now: Date): number {
  if (isQuiet(hours, now)) return 0
  const { quietFrom, timeZone } = hours
  const aheadOf = (moment: Date) => secondsBetween(wallClockIn(timeZone, moment).time, quietFrom)
  const ahead = aheadOf(now)
  // A clock that is put forward or back on the way shows another time there.
  const off = aheadOf(new Date(now.getTime() + ahead * 1000))
  return (ahead + (off > DAY_SEC / 2 ? off - DAY_SEC : off)) / 60
}

/** From one time of the clock to the next time that it shows the other. */
const secondsBetween = (from: WallTime, to: WallTime) => (secondsOf(to) - secondsOf(from) + DAY_SEC) % DAY_SEC

function secondsOf(time: WallTime): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}
