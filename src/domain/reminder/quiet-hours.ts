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
