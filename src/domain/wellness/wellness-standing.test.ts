import fc from 'fast-check'
import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { calendarDays, daysAgo } from '../calendar/days.ts'
import { addDays } from '../calendar/local-day.ts'
import { ratingFacts } from '../insight/rating-facts.ts'
import { lastTotals, STANDING_LOOK_BACK_DAYS, wellnessStanding } from './wellness-standing.ts'
import { type GivenRating, wellnessTotal } from './wellness-total.ts'

const DAY = '2026-11-18'

/** The last of them `age` days before DAY, each a day after the one before. */
const totals = (values: readonly number[], age = 0) =>
  values.map((value, at) => ({ date: addDays(DAY, at - values.length + 1 - age), value }))
const times = (count: number, value: number) => Array.from({ length: count }, () => value)

test('the distance is in the athlete’s own deviations', () => {
  // Five 12 and five 18: mean 15, each 3 away from it, √(90 / 9) = 3.1623; (9 − 15) / 3.1623
  const values = totals([...times(5, 12), ...times(5, 18), 9])
  expect(wellnessStanding({ questions: 4, values }, DAY)).toEqual({
    basis: 'enough',
    date: DAY,
    questions: 4,
    latest: 9,
    mean: 15,
    deviation: expect.closeTo(3.1623, 4),
    distance: expect.closeTo(-1.8974, 4),
  })
})

test('who always answers alike is not far out by one step', () => {
  const values = totals([...times(20, 16), 15])
  // Half a step a question: 0.5 × √4
  expect(wellnessStanding({ questions: 4, values }, DAY)).toMatchObject({ deviation: 0, distance: -1 })
})

test.each([
  ['ten before it, today', times(11, 12), 0, 2, 'enough'],
  ['ten before it, three days ago', times(11, 12), 3, 2, 'enough'],
  ['ten before it, four days ago', times(11, 12), 4, 2, 'none-recent'],
  ['nine before it', times(10, 12), 0, 2, 'few-answers'],
  ['no total at all', [], 0, 2, 'none-recent'],
  ['a single question', times(11, 4), 0, 1, 'one-rating'],
] as const)('of %s', (_, values, age, questions, basis) =>
  expect(wellnessStanding({ questions, values: totals(values, age) }, DAY).basis).toBe(basis),
)

test('a total reaches back 28 days', () => {
  const before = totals(times(10, 12), 19)
  expect(before[0]?.date).toBe(addDays(DAY, -28))
  const standing = (days: number) =>
    wellnessStanding(
      { questions: 3, values: [...before, { date: addDays(DAY, days), value: 9 }] },
      addDays(DAY, days),
    )
  expect([standing(0).basis, standing(1).basis]).toEqual(['enough', 'few-answers'])
})

const answers = fc.uniqueArray(
  fc.record({
    metricId: fc.constantFrom('sleep', 'mood', 'stress'),
    date: fc.integer({ min: -31, max: 0 }).map((offset) => addDays(DAY, offset)),
    rating: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ metricId, date }) => metricId + date, minLength: 40, maxLength: 96 },
)

test('it is the distance that whoever stands out is found by', () =>
  fc.assert(
    fc.property(answers, (ratings: GivenRating[]) => {
      const last = ratings
        .map(({ date }) => date)
        .toSorted()
        .at(-1)!
      const total = wellnessTotal(ratings, { from: last, to: last })
      const standing = wellnessStanding(total ?? { questions: 0, values: [] }, DAY)
      const record = athleteRecord({
        today: DAY,
        ratings: ratings.map((given) => ({ ...given, title: given.metricId })),
      })
      const fact = ratingFacts(record).find(({ kind }) => kind === 'wellness-total')
      expect('distance' in standing ? standing.distance : undefined).toBe(fact?.distance)
    }),
  ))

test('the totals of an athlete are those over what was rated last', () =>
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: 20 }), (all, days) => {
      const ratings = all.filter(({ date }) => date <= addDays(DAY, -days))
      const last = ratings
        .map(({ date }) => date)
        .toSorted()
        .at(-1)!
      const perQuestion = Map.groupBy(ratings, ({ metricId }) => metricId)
      const given = [...perQuestion.values()].map((one) =>
        one.map(({ date, rating }) => ({ age: daysAgo(date, DAY), rating })),
      )
      const totalled = lastTotals(given, calendarDays(addDays(DAY, -STANDING_LOOK_BACK_DAYS), DAY))
      const total = wellnessTotal(ratings, { from: last, to: last })
      fc.pre(total !== null)
      expect(totalled).toEqual({ questions: total.questions, values: total.values })
    }),
  ))

test('without an answer there is no total', () =>
  expect(lastTotals([], [DAY])).toEqual({ questions: 0, values: [] }))
