import { expect, test } from 'vitest'
import { fullDay, weekdayOf, weekRange } from './day-text.ts'

test.each([
  ['2026-11-09', '2026-11-15', 'Nov 9 – Nov 15, 2026'],
  ['2026-10-26', '2026-11-01', 'Oct 26 – Nov 1, 2026'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027'],
])('the week from %s to %s is %s', (monday, sunday, text) => expect(weekRange(monday, sunday)).toBe(text))

test('a day is named by its weekday and its date', () => {
  expect(weekdayOf('2026-11-15')).toBe('Sunday')
  expect(fullDay('2026-11-15')).toBe('Sun 15 Nov 2026')
})
