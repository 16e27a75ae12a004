import { expect, test } from 'vitest'
import { writingIn } from '#domain/language/writing.ts'
import { dayTicks, niceAxis } from './axis.ts'

function days(from: string, count: number): string[] {
  const first = Date.parse(from)
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  )
}

const texts = (from: string, count: number, limit: number) =>
  dayTicks(days(from, count), limit, writingIn('en')).map(({ text }) => text)

test('a week has a label for each day', () =>
  expect(texts('2026-11-09', 7, 7)).toEqual([
    '9 Nov',
    '10 Nov',
    '11 Nov',
    '12 Nov',
    '13 Nov',
    '14 Nov',
    '15 Nov',
  ]))

test('every other day is counted from the last, which is the one that is looked at', () =>
  expect(texts('2026-11-08', 8, 4)).toEqual(['9 Nov', '11 Nov', '13 Nov', '15 Nov']))

test('a month is labelled by its Mondays', () =>
  expect(texts('2026-10-16', 31, 6)).toEqual(['19 Oct', '26 Oct', '2 Nov', '9 Nov']))

test('a year is labelled by its months, and two on a phone by half years', () => {
  expect(texts('2025-11-16', 365, 6)).toEqual([
    'Jan 2026',
    'Mar 2026',
    'May 2026',
    'Jul 2026',
    'Sept 2026',
    'Nov 2026',
  ])
  expect(texts('2024-11-15', 731, 4)).toEqual(['Jan 2025', 'Jul 2025', 'Jan 2026', 'Jul 2026'])
})

test('no days, no labels', () => expect(dayTicks([], 5, writingIn('en'))).toEqual([]))

test.each([
  [3420, 4000, [0, 1000, 2000, 3000, 4000]],
  [4000, 4000, [0, 1000, 2000, 3000, 4000]],
  [95, 100, [0, 20, 40, 60, 80, 100]],
])('an axis for up to %s ends at %s', (highest, yMax, yTicks) =>
  expect(niceAxis(highest, 4)).toEqual({ yMax, yTicks }),
)

test('an axis without any load still has a height, and says no number but 0', () =>
  expect(niceAxis(0, 4)).toEqual({ yMax: 1, yTicks: [0] }))
