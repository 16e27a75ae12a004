import { expect, test } from 'vitest'
import type { LocalDay } from '../calendar/local-day.ts'
import { problemDays } from './problem-days.ts'

const range = { from: '2026-11-02' as LocalDay, to: '2026-11-06' as LocalDay }
const knee = { name: 'knee', beganOn: '2026-10-20' as LocalDay, resolvedOn: '2026-11-04' as LocalDay }
const flu = { name: 'flu', beganOn: '2026-11-03' as LocalDay, resolvedOn: null }
const past = { name: 'past', beganOn: '2026-10-20' as LocalDay, resolvedOn: '2026-11-02' as LocalDay }

test('a day has those that had begun and were not over, and the day of the end is without', () => {
  const days = [...problemDays([knee, flu, past], range)].map(([day, had]) => [
    day,
    had.map(({ name }) => name),
  ])
  expect(days).toEqual([
    ['2026-11-02', ['knee']],
    ['2026-11-03', ['knee', 'flu']],
    ['2026-11-04', ['flu']],
    ['2026-11-05', ['flu']],
    ['2026-11-06', ['flu']],
  ])
})

test('a range without any has no day', () => {
  expect(problemDays([past], range).size).toBe(0)
})
