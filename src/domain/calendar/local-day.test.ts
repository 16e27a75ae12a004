import { expect, test } from 'vitest'
import { localDayIn } from './local-day.ts'

test.each([
  ['2026-11-15T21:59:59Z', 'Europe/Athens', '2026-11-15'],
  ['2026-11-15T22:00:00Z', 'Europe/Athens', '2026-11-16'],
  ['2026-11-15T10:00:00Z', 'Pacific/Kiritimati', '2026-11-16'],
  ['2026-11-15T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-14'],
  ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29'],
  ['2026-12-31T18:15:00Z', 'Asia/Kathmandu', '2027-01-01'],
])('at %s it is in %s the day %s', (instant, timeZone, day) => {
  expect(localDayIn(timeZone, new Date(instant))).toBe(day)
})
