import { expect, test } from 'vitest'
import type { WallTime } from '../calendar/local-day.ts'
import { isQuiet } from './quiet-hours.ts'

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
