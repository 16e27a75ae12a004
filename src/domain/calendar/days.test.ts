import { expect, test } from 'vitest'
import { calendarDays, mondayOf } from './days.ts'

test.each([
  ['2026-11-09', '2026-11-09'],
  ['2026-11-12', '2026-11-09'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
] as const)('%s lies in the week of Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

test('the days of years of every kind follow one another as dates do', () => {
  const first = Date.parse('1999-12-30')
  const days = calendarDays('1999-12-30', '2005-01-02')
  expect(days).toHaveLength(1831)
  expect(days).toEqual(
    days.map((_, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10)),
  )
})

test('of a range that ends before it begins there are none', () =>
  expect(calendarDays('2026-11-18', '2026-11-17')).toEqual([]))
