import { expect, test } from 'vitest'
import { wallClockIn } from './instant-in-zone.ts'

test.each([
  ['UTC', '2026-07-01', '2026-07-01T07:30:00.000Z'],
  ['Europe/Athens', '2026-07-01', '2026-07-01T04:30:00.000Z'],
  ['Europe/Athens', '2026-10-25', '2026-10-25T05:30:00.000Z'],
  ['Europe/Athens', '2026-11-15', '2026-11-15T05:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-15', '2026-11-15T15:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-15', '2026-11-15T02:00:00.000Z'],
] as const)('half past seven in %s on %s is %s', (timeZone, day, instant) => {
  expect(wallClockIn(timeZone)(day, 450).toISOString()).toBe(instant)
})
