import { expect, test } from 'vitest'
import type { WallTime } from '../calendar/local-day.ts'
import { isQuiet, minutesUntilQuiet } from './quiet-hours.ts'

test.each([
  ['22:00:00', '06:00:00', 'UTC', '2026-11-15T21:59:59Z', false],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-15T22:00:00Z', true],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-16T00:00:00Z', true],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-16T05:59:59Z', true],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-16T06:00:00Z', false],
  ['09:00:00', '12:30:00', 'UTC', '2026-11-15T08:59:59Z', false],
  ['09:00:00', '12:30:00', 'UTC', '2026-11-15T12:29:59Z', true],
  ['09:00:00', '12:30:00', 'UTC', '2026-11-15T12:30:00Z', false],
  ['00:00:00', '06:00:00', 'UTC', '2026-11-15T23:59:59Z', false],
  ['22:00:00', '00:00:00', 'UTC', '2026-11-15T23:59:59Z', true],
  ['22:00:00', '00:00:00', 'UTC', '2026-11-16T00:00:00Z', false],
  // An athlete who is away from the team: 08:15 in Athens is 01:15 in New York.
  ['22:00:00', '06:00:00', 'America/New_York', '2026-11-15T06:15:00Z', true],
  ['22:00:00', '06:00:00', 'Europe/Athens', '2026-11-15T06:15:00Z', false],
  // The nights on which Athens changes its clocks: quiet by what the wall shows.
  ['22:00:00', '06:00:00', 'Europe/Athens', '2026-10-25T03:59:59Z', true],
  ['22:00:00', '06:00:00', 'Europe/Athens', '2026-10-25T04:00:00Z', false],
  ['22:00:00', '06:00:00', 'Europe/Athens', '2026-03-29T02:59:59Z', true],
  ['22:00:00', '06:00:00', 'Europe/Athens', '2026-03-29T03:00:00Z', false],
] as const)('from %s to %s in %s, at %s it is quiet: %s', (quietFrom, quietTo, timeZone, now, quiet) => {
  const hours: { quietFrom: WallTime; quietTo: WallTime } = { quietFrom, quietTo }
  expect(isQuiet({ ...hours, timeZone }, new Date(now))).toBe(quiet)
})

test.each([
  ['22:00:00', '06:00:00', 'UTC', '2026-11-15T21:15:00Z', 45],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-15T21:14:30Z', 45.5],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-15T06:00:00Z', 16 * 60],
  ['22:00:00', '06:00:00', 'UTC', '2026-11-15T23:00:00Z', 0],
  ['00:30:00', '06:00:00', 'UTC', '2026-11-15T23:45:00Z', 45],
  ['22:00:00', '06:00:00', 'America/New_York', '2026-11-15T17:00:00Z', 10 * 60],
  // A worker at night sleeps from eight in the morning, before which Athens puts its clocks forward, and back.
  ['08:00:00', '15:00:00', 'Europe/Athens', '2026-03-28T22:00:00Z', 7 * 60],
  ['08:00:00', '15:00:00', 'Europe/Athens', '2026-10-24T21:00:00Z', 9 * 60],
] as const)('from %s to %s in %s, at %s it is quiet in %s minutes', (...given) => {
  const [quietFrom, quietTo, timeZone, now, minutes] = given
  expect(minutesUntilQuiet({ quietFrom, quietTo, timeZone }, new Date(now))).toBe(minutes)
})
