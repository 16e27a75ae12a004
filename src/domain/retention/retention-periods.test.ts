import { expect, test } from 'vitest'
import { firstKeptDay, firstKeptInstant } from './retention-periods.ts'

test.each([
  [2, '2026-11-15T12:00:00Z', '2024-11-15'],
  [5, '2026-11-15T12:00:00Z', '2021-11-15'],
  // In UTC it is the 15th, on an island in the Pacific still the 14th.
  [2, '2026-11-15T11:59:59Z', '2024-11-14'],
  [2, '2028-02-29T12:00:00Z', '2026-02-28'],
  [2, '2028-03-01T12:00:00Z', '2026-03-01'],
  [4, '2028-02-29T12:00:00Z', '2024-02-29'],
  [2, '2026-02-28T12:00:00Z', '2024-02-28'],
  [2, '2026-01-01T03:00:00Z', '2023-12-31'],
])('of %i years, the first day kept at %s is %s', (years, now, day) => {
  expect(firstKeptDay(years, new Date(now))).toBe(day)
})

test.each([
  [3, '2026-11-15T03:37:00Z', '2023-11-15T03:37:00.000Z'],
  [3, '2028-02-29T03:37:00Z', '2025-02-28T03:37:00.000Z'],
])('of %i years, the first instant kept at %s is %s', (years, now, instant) => {
  expect(firstKeptInstant(years, new Date(now)).toISOString()).toBe(instant)
})
