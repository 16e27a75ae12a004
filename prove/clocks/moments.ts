import { spawnSync } from 'node:child_process'
import { wallClockIn as ownClockIn } from '#domain/calendar/local-day.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** With half an hour of summer time, with none, with a midnight that does not exist, and at either edge of the date. */
export const ZONES = [
  'Europe/Athens',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'UTC',
]

export type WallClock = { day: string; time: string }

/** By the machine's own table of zones and GNU date: nothing of ours, and not what Node brings with it. */
export function wallClockIn(timeZone: string, moment: number): WallClock {
  const { stdout } = spawnSync('date', ['-d', `@${moment / SECOND_MS}`, '+%F %H:%M:%S'], {
    encoding: 'utf8',
    env: { TZ: timeZone },
  })
  const [day = '', time = ''] = stdout.trim().split(' ')
  return { day, time }
}

/** The seconds around every change of the clocks in the year, and around midnight and the form's times on those days. */
export function momentsOf(timeZone: string, year: number, times: string[]): number[] {
  const start = Date.UTC(year, 0, 1)
  const days = Array.from({ length: 365 }, (_, index) => start + index * DAY_MS)
  const changes = days.filter((day) => offsetAt(timeZone, day) !== offsetAt(timeZone, day + DAY_MS))
  const looked = changes.length > 0 ? changes : [start + 100 * DAY_MS]
  return looked.flatMap((day) => {
    const change = firstAfter(day, (moment) => offsetAt(timeZone, moment) !== offsetAt(timeZone, day))
    const reached = times.map((time) =>
      firstAfter(
        day,
        (moment) => textAt(timeZone, moment) >= time && textAt(timeZone, moment - MINUTE_MS) < time,
      ),
    )
    const midnight = firstAfter(day, (moment) => dayAt(timeZone, moment) !== dayAt(timeZone, day))
    return [change, midnight, ...reached].flatMap((moment) => [
      moment - SECOND_MS,
      moment,
      moment + SECOND_MS,
    ])
  })
}

function firstAfter(from: number, isSo: (moment: number) => boolean): number {
  for (let moment = from; moment < from + 2 * DAY_MS; moment += MINUTE_MS) if (isSo(moment)) return moment
  return from
}

// The moments are chosen by our own clock; what it says at each of them is judged by the machine's.
const dayAt = (timeZone: string, moment: number): string => ownClockIn(timeZone, new Date(moment)).day
const textAt = (timeZone: string, moment: number) => ownClockIn(timeZone, new Date(moment)).time.slice(0, 5)
const offsetAt = (timeZone: string, moment: number) =>
  Date.parse(`${dayAt(timeZone, moment)}T${textAt(timeZone, moment)}Z`) - moment
