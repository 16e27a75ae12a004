import fc from 'fast-check'
import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { MIN_BASELINE_ANSWERS } from '../wellness/baseline.ts'
import { describeFact } from './describe-fact.ts'
import { ratingFacts } from './rating-facts.ts'

const today: LocalDay = '2026-11-15'

/** The last one `lastDaysAgo`, one a day. */
const factsOf = (ratings: number[], lastDaysAgo = 0) =>
  ratingFacts(
    athleteRecord({
      today,
      ratings: ratings.map((rating, index) => ({
        metricId: 'm',
        title: 'Mood',
        date: addDays(today, index + 1 - ratings.length - lastDaysAgo),
        rating,
      })),
    }),
  )
const same = (count: number, rating: number) => Array.from({ length: count }, () => rating)

test('nothing is said of a latest answer with too few before it', () => {
  expect(factsOf([...same(MIN_BASELINE_ANSWERS - 1, 4), 1]).filter(({ kind }) => kind === 'rating')).toEqual(
    [],
  )
  expect(factsOf([...same(MIN_BASELINE_ANSWERS, 4), 1])[0]).toMatchObject({ answers: 10, stands: 'below' })
})

test.each([
  [3, 'below', 1],
  [2, 'below', 2],
  [4, 'as-usual', 0],
  [5, 'above', 0],
] as const)('after nothing but 4s a %i is %s, of salience %i, without a z', (latest, stands, salience) => {
  const [fact] = factsOf([...same(14, 4), latest])
  expect(fact).toMatchObject({ z: null, deviation: 0, stands, salience })
  expect(describeFact(fact!, english)).toBe(
    `Mood: rating ${latest} (today); all 14 answers of the 28 days before were 4.`,
  )
})

test('the latest answer is not part of what it is compared with, nor is what lies more than 28 days before it', () => {
  const [fact] = factsOf([...same(20, 1), ...same(14, 3), ...same(14, 5), 4])
  expect(fact).toMatchObject({ answers: 28, mean: 4 })
  expect(describeFact(fact!, english)).toBe(
    'Mood: rating 4 (today); usual 4.00, SD 1.02, 28 answers in the 28 days before, z 0.00.',
  )
})

test('a step that is many deviations but small stays as usual', () => {
  expect(factsOf([...same(9, 3), ...same(5, 4), 4])[0]).toMatchObject({ stands: 'as-usual' })
})

test.each([
  [3, 1],
  [4, 0],
])('a latest answer of %i days ago gives %i facts', (daysAgo, count) => {
  expect(factsOf([...same(20, 4), 4], daysAgo)).toHaveLength(count)
})

test('a fall is told from eight answers in 14 days on, with its slope', () => {
  expect(factsOf([5, 5, 4, 4, 3, 3, 2, 2]).at(-1)).toMatchObject({
    kind: 'rating-trend',
    days: 8,
    answers: 8,
  })
  expect(factsOf([4, 3, 2, 1])).toEqual([])
  const [trend] = factsOf([5, 4, 3, 2, 1])
  expect(trend).toMatchObject({ days: 5, answers: 5, slopePerDay: -1, change: -4, salience: 2 })
  expect(describeFact(trend!, english)).toBe('Mood: rated worse, −4.00 in 5 days (5 answers, −7.00 a week).')
})

test('a trend that ended some days ago is none, and without a usual before it nobody stands out by it', () => {
  const falling = [5, 5, 4, 4, 3, 3, 2, 2]
  const trendOf = (ratings: number[], lastDaysAgo: number) =>
    factsOf(ratings, lastDaysAgo).find(({ kind }) => kind === 'rating-trend')
  expect(trendOf(falling, 3)).toMatchObject({ days: 8, distance: 0 })
  expect(trendOf(falling, 4)).toBeUndefined()
  const known = trendOf([...same(MIN_BASELINE_ANSWERS + 6, 5), ...falling], 0)
  expect(known?.kind === 'rating-trend' && known.distance).toBeLessThan(-3)
})

test('an athlete who only wavers is hardly ever told a trend', () => {
  const wavering = fc.array(fc.constantFrom(3, 3, 3, 4, 4, 4, 2, 5), { minLength: 28, maxLength: 28 })
  const samples = fc.sample(wavering, { numRuns: 1000, seed: 6 })
  const told = samples.filter((ratings) => factsOf(ratings).some(({ kind }) => kind === 'rating-trend'))
  expect(told.length).toBeLessThan(60)
})

/** Of 14 days before and today, one question each. */
const totalOf = (...questions: number[][]) =>
  ratingFacts(
    athleteRecord({
      today,
      ratings: questions.flatMap((ratings, question) =>
        ratings.map((rating, index) => ({
          metricId: `${question}`,
          title: `Question ${question}`,
          date: addDays(today, index + 1 - ratings.length),
          rating,
        })),
      ),
    }),
  ).find(({ kind }) => kind === 'wellness-total')

test('several questions that are each a little lower add up', () => {
  const usual = [4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3]
  const turned = usual.map((rating) => 7 - rating)
  const fact = totalOf([...usual, 2], [...turned, 2], [...usual, 3])
  // Each sum is 10 or 11, 10.5 on average; half a step by the root of three questions is 0.866.
  expect(fact).toMatchObject({ latest: 7, mean: 10.5, questions: 3, lower: 3, answers: 14, salience: 2 })
  expect(fact).toHaveProperty('distance', (7 - 10.5) / (0.5 * Math.sqrt(3)))
  expect(totalOf([...usual, 3], [...turned, 3], [...usual, 3])).toMatchObject({ salience: 0 })
})

test('a sum is compared only with days on which the same was answered, and is none of one question', () => {
  expect(totalOf([...same(14, 4), 1])).toBeUndefined()
  expect(totalOf([...same(14, 4), 1], [...same(9, 4), 1])).toBeUndefined()
  expect(totalOf([...same(14, 4), 1], [...same(10, 4), 1])).toMatchObject({ answers: 10, mean: 8, latest: 2 })
})
