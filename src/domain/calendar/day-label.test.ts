import { expect, test } from 'vitest'
import {
  clockTimeSince,
  dateInWords,
  fullDay,
  longDay,
  monthOfYear,
  shortDay,
  weekdayOf,
  weekRange,
} from './day-label.ts'

test.each([
  [longDay, 'Sunday 15 November'],
  [shortDay, '15 Nov'],
  [fullDay, 'Sun 15 Nov 2026'],
  [dateInWords, '15 November 2026'],
  [monthOfYear, 'Nov 2026'],
  [weekdayOf, 'Sunday'],
])('a day reads the same wherever it is read: %o', (style, text) => {
  expect(style('2026-11-15')).toBe(text)
})

test.each([
  ['2026-11-09', '2026-11-15', '9 Nov – 15 Nov 2026'],
  ['2026-10-26', '2026-11-01', '26 Oct – 1 Nov 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
])('the week from %s to %s is %s', (monday, sunday, text) => expect(weekRange(monday, sunday)).toBe(text))

const now = new Date(2026, 10, 15, 9, 0)

test.each([
  [new Date(2026, 10, 15, 7, 12), '07:12'],
  [new Date(2026, 10, 15, 0, 5), '00:05'],
  [new Date(2026, 10, 14, 23, 59), 'Sat 14 Nov, 23:59'],
])('on the device, %s reads as %s', (moment, text) => expect(clockTimeSince(moment, now)).toBe(text))
