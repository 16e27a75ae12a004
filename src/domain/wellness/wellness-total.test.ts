import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { type GivenRating, wellnessTotal } from './wellness-total.ts'

const given = (date: LocalDay, ratings: Record<string, number>): GivenRating[] =>
  Object.entries(ratings).map(([metricId, rating]) => ({ metricId, date, rating }))

const RANGE = { from: '2026-11-16', to: '2026-11-22' } as const

test('the total of a day is the sum of its ratings, and only of a day that has them all', () => {
  const ratings = [
    ...given('2026-11-15', { sleep: 5, mood: 5, stress: 5 }),
    ...given('2026-11-16', { sleep: 4, mood: 3, stress: 2 }),
    ...given('2026-11-17', { sleep: 4, mood: 3 }),
    ...given('2026-11-19', { sleep: 5, mood: 4, stress: 4 }),
  ]
  expect(wellnessTotal(ratings, RANGE)).toEqual({
    questions: 3,
    values: [
      { date: '2026-11-15', value: 15 },
      { date: '2026-11-16', value: 9 },
      { date: '2026-11-19', value: 13 },
    ],
    days: 2,
    // (9 + 13) / 2: the day before the range is compared with, and not counted.
    average: 11,
  })
})

test('a question that was answered only before the range is none of it', () => {
  const ratings = [
    ...given('2026-11-14', { sleep: 3, mood: 3, stress: 3 }),
    ...given('2026-11-15', { sleep: 2, mood: 2 }),
    ...given('2026-11-16', { sleep: 4, mood: 3 }),
  ]
  expect(wellnessTotal(ratings, RANGE)).toMatchObject({
    questions: 2,
    values: [{ value: 6 }, { value: 4 }, { value: 7 }],
  })
})

test('questions that were never answered together have no day, and no average', () =>
  expect(
    wellnessTotal([...given('2026-11-16', { sleep: 4 }), ...given('2026-11-17', { mood: 3 })], RANGE),
  ).toEqual({ questions: 2, values: [], days: 0, average: null }))

test.each([
  ['no question', []],
  ['one question', given('2026-11-16', { sleep: 4 })],
  ['one question of the range', [...given('2026-11-15', { mood: 4 }), ...given('2026-11-16', { sleep: 4 })]],
])('of %s there is no total', (_, ratings) => expect(wellnessTotal(ratings, RANGE)).toBeNull())

const answers = fc.uniqueArray(
  fc.record({
    metricId: fc.constantFrom('sleep', 'mood', 'stress'),
    date: fc.integer({ min: -28, max: 6 }).map((offset) => addDays(RANGE.from, offset)),
    rating: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ metricId, date }) => metricId + date, maxLength: 105 },
)

test('a total is between as many and five times as many as there are questions, and no matter in which order', () =>
  fc.assert(
    fc.property(answers, (ratings) => {
      const total = wellnessTotal(ratings, RANGE)
      expect(wellnessTotal(ratings.toReversed(), RANGE)).toEqual(total)
      for (const { value } of total?.values ?? []) {
        expect(value).toBeGreaterThanOrEqual(total!.questions)
        expect(value).toBeLessThanOrEqual(5 * total!.questions)
      }
    }),
  ))

test('the totals are the sum of all ratings once the days that lack one are gone', () =>
  fc.assert(
    fc.property(answers, (ratings) => {
      const total = wellnessTotal(ratings, RANGE)
      const whole = new Set(total?.values.map(({ date }) => date))
      const asked = new Set(ratings.filter(({ date }) => date >= RANGE.from).map(({ metricId }) => metricId))
      const counted = ratings.filter(({ metricId, date }) => asked.has(metricId) && whole.has(date))
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
      expect(counted).toHaveLength(whole.size * (total?.questions ?? 0))
      expect(sum(total?.values.map(({ value }) => value) ?? [])).toBe(sum(counted.map((one) => one.rating)))
    }),
  ))
