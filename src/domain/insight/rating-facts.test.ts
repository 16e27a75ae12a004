import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referencesAtHand } from '#tests/support/load-references.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { describeFact } from './describe-fact.ts'
import { baselineOf, MIN_BASELINE_ANSWERS, ratingFacts } from './rating-facts.ts'

const today: LocalDay = '2026-11-15'

/** The last one `lastDaysAgo`, one a day. */
const factsOf = (ratings: number[], lastDaysAgo = 0) =>
  ratingFacts({
    today,
    recordedSince: null,
    reports: [],
    notes: [],
    ratings: ratings.map((rating, index) => ({
      metricId: 'm',
      title: 'Mood',
      date: addDays(today, index + 1 - ratings.length - lastDaysAgo),
      rating,
    })),
  })
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
    days: 14,
    answers: 8,
  })
  expect(factsOf([4, 3, 2, 1])).toEqual([])
  const [trend] = factsOf([5, 4, 3, 2, 1])
  expect(trend).toMatchObject({ days: 7, answers: 5, slopePerDay: -1, change: -4, salience: 2 })
  expect(describeFact(trend!, english)).toBe(
    'Mood: rating −4.00 over the last 7 days (5 answers, −7.00 a week).',
  )
})

test('an athlete who only wavers is hardly ever told a trend', () => {
  const wavering = fc.array(fc.constantFrom(3, 3, 3, 4, 4, 4, 2, 5), { minLength: 28, maxLength: 28 })
  const samples = fc.sample(wavering, { numRuns: 1000, seed: 6 })
  const told = samples.filter((ratings) => factsOf(ratings).some(({ kind }) => kind === 'rating-trend'))
  expect(told.length).toBeLessThan(60)
})

type Reference = {
  rows: { athlete: string; values: number[]; mean: number; sd_printed: number; cv_percent_printed: number }[]
  tolerance: { sd: number; cv_percent: number }
}

test('mean, deviation and variation of published athletes are as printed, by the sample deviation', () => {
  const [{ rows, tolerance }] = referencesAtHand('06_individual_baselines.json') as [Reference]
  expect(rows.length).toBeGreaterThan(0)
  for (const { athlete, values, mean, sd_printed: sd, cv_percent_printed: cv } of rows) {
    const ours = baselineOf(values)
    expect(ours, athlete).toMatchObject({ answers: values.length, mean })
    expect(Math.abs(ours.deviation - sd), athlete).toBeLessThanOrEqual(tolerance.sd)
    expect(Math.abs((ours.deviation / ours.mean) * 100 - cv), athlete).toBeLessThanOrEqual(
      tolerance.cv_percent,
    )
  }
  console.error(`note: baseline reference: ${rows.length * 3} values compared (file 06)`)
})

test('a value is measured in deviations, unless there are none', () => {
  const { mean, deviation, zOf } = baselineOf([3, 4, 5])
  expect([mean, deviation, zOf(2)]).toEqual([4, 1, -2])
  expect(baselineOf([4, 4, 4]).zOf(2)).toBeNull()
  expect(baselineOf([4]).zOf(2)).toBeNull()
  expect(baselineOf([])).toMatchObject({ answers: 0, mean: 0, deviation: 0 })
})
