import { type LocalDay, wallClockIn as wallClockAt } from '#domain/calendar/local-day.ts'

const MINUTE_MS = 60_000
const NOON = 12 * 60

export type WallClock = (day: LocalDay, minuteOfDay: number) => Date

/**
 * From a minute of a day to the instant at which clocks in `timeZone` show it. Goes by the day's offset at noon, so
 * it is right for every hour after a night in which the clocks change.
 */
export function wallClockIn(timeZone: string): WallClock {
  const offsets = new Map<LocalDay, number>()
  return (day, minuteOfDay) => {
    const offset = offsets.get(day) ?? offsetMs(timeZone, new Date(Date.parse(day) + NOON * MINUTE_MS))
    offsets.set(day, offset)
    return new Date(Date.parse(day) + minuteOfDay * MINUTE_MS - offset)
  }
}

function offsetMs(timeZone: string, instant: Date): number {
  const { day, time } = wallClockAt(timeZone, instant)
  return Date.parse(`${day}T${time}Z`) - instant.getTime()
}
