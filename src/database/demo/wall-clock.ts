import type { LocalDay } from '#domain/calendar/local-day.ts'

const MINUTE_MS = 60_000
const NOON = 12 * 60

export type WallClock = (day: LocalDay, minuteOfDay: number) => Date

/**
 * From a minute of a day to the instant at which clocks in `timeZone` show it. Goes by the day's offset at noon, so
 * it is right for every hour after a night in which the clocks change.
 */
export function wallClockIn(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const offsets = new Map<LocalDay, number>()
  return (day, minuteOfDay) => {
    const offset = offsets.get(day) ?? offsetMs(format, new Date(Date.parse(day) + NOON * MINUTE_MS))
    offsets.set(day, offset)
    return new Date(Date.parse(day) + minuteOfDay * MINUTE_MS - offset)
  }
}

function offsetMs(format: Intl.DateTimeFormat, instant: Date): number {
  const zoneName = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')
  const offset = zoneName?.value.match(/([+-])(\d\d):(\d\d)/)
  if (!offset) return 0
  const minutes = Number(offset[2]) * 60 + Number(offset[3])
  return (offset[1] === '-' ? -minutes : minutes) * MINUTE_MS
}
