import { expect, test } from 'vitest'
import { writingIn } from './writing.ts'

const { whole, decimals, signed, change, percent, euros, listed, weekRange, clockTimeSince, ...days } =
  writingIn('en')

test.each([
  [whole(2975), '2,975'],
  [whole(202.6), '203'],
  [whole(0), '0'],
  [decimals(2.1), '2.10'],
  [decimals(0), '0.00'],
  [decimals(1.005), '1.01'],
  [signed(-1.184), '−1.18'],
  [signed(2), '+2.00'],
  [signed(0), '0.00'],
  [signed(-0.001), '0.00'],
  [change(0.124), '+12%'],
  [change(-0.5), '−50%'],
  [change(0.001), '0%'],
  [change(12), '+1,200%'],
  [percent(64.28), '64%'],
  [percent(57.5), '58%'],
  [euros(9), '€9'],
])('%s is written as %s', (text, expected) => expect(text).toBe(expected))

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as “%s”', (items, text) => expect(listed(items)).toBe(text))

test.each([
  [days.longDay, 'Sunday 15 November'],
  [days.shortDay, '15 Nov'],
  [days.fullDay, 'Sun 15 Nov 2026'],
  [days.dateInWords, '15 November 2026'],
  [days.monthOfYear, 'Nov 2026'],
  [days.weekdayOf, 'Sunday'],
  [days.shortWeekdayOf, 'Sun'],
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

test.each([
  ['de', '2.975', '1,18', 'Sonntag, 15. November', '9. Nov. – 15. Nov. 2026', 'a, b und c'],
  ['fr', '2 975', '1,18', 'dimanche 15 novembre', '9 nov. – 15 nov. 2026', 'a, b et c'],
  ['es', '2975', '1,18', 'domingo, 15 de noviembre', '9 nov – 15 nov 2026', 'a, b y c'],
  ['pt-BR', '2.975', '1,18', 'domingo, 15 de novembro', '9 de nov. – 15 de nov. de 2026', 'a, b e c'],
  [
    'ar',
    '2,975',
    '1.18',
    'الأحد، 15 نوفمبر',
    '9 نوفمبر – 15 نوفمبر 2026',
    '\u2068a\u2069 و\u2068b\u2069 و\u2068c\u2069',
  ],
])('%s has its own way', (locale, load, ratio, day, week, names) => {
  const writing = writingIn(locale)
  // Some engines put a narrow space between thousands, others a wider one.
  expect(writing.whole(2975).replaceAll(/\s/g, ' ')).toBe(load)
  expect(writing.decimals(1.18)).toBe(ratio)
  expect(writing.longDay('2026-11-15')).toBe(day)
  expect(writing.weekRange('2026-11-09', '2026-11-15')).toBe(week)
  expect(writing.listed(['a', 'b', 'c'])).toBe(names)
})
