import { expect, test } from 'vitest'
import { calendarDays } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { dayRecords, type DayReport } from '../load/day-records.ts'
import { sparkline, sparklineDays } from './sparkline.ts'

const recordsOf = (from: LocalDay, to: LocalDay, reports: DayReport[]) =>
  dayRecords(reports, calendarDays(from, to))

test.each([
  [1, 1],
  [60, 1],
  [61, 7],
  [420, 7],
  [421, 14],
  [731, 14],
])('of %s days each point stands for %s', (days, size) => {
  expect(sparklineDays(days)).toBe(size)
  expect(Math.floor(days / size)).toBeLessThanOrEqual(60)
})

test('a rest is 0, a day nobody reported is nothing', () => {
  const reports = [
    { date: '2026-11-16', load: 300, sessions: 1 },
    { date: '2026-11-17', load: 0, sessions: 0 },
  ] as const
  expect(sparkline(recordsOf('2026-11-16', '2026-11-18', [...reports]), 1)).toEqual([300, 0, null])
})

test('stretches end with the range, and what is too short for one is left out', () => {
  const reports = [
    { date: '2026-11-01', load: 9999, sessions: 1 },
    { date: '2026-11-02', load: 100, sessions: 1 },
    { date: '2026-11-08', load: 10, sessions: 1 },
    { date: '2026-11-22', load: 7, sessions: 1 },
  ] as const
  expect(sparkline(recordsOf('2026-11-01', '2026-11-22', [...reports]), 7)).toEqual([110, null, 7])
})
