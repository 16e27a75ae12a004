import { expect, test } from 'vitest'
import { type Rating, ratingAverages, roundedAverage, squadAverage } from './rating-averages.ts'

const given = (athleteId: string, metricId: string, date: Rating['date'], rating: number): Rating => ({
  athleteId,
  metricId,
  date,
  rating,
})
const ratings = [
  given('Ida', 'Sleep', '2026-11-15', 4),
  given('Ida', 'Soreness', '2026-11-15', 2),
  given('Ida', 'Sleep', '2026-11-12', 5),
  given('Amara', 'Sleep', '2026-11-12', 1),
  given('Ida', 'Sleep', '2026-11-13', 4),
]

test('one average per athlete and metric, to two decimals', () => {
  expect(ratingAverages(ratings)).toEqual([
    { athleteId: 'Ida', metricId: 'Sleep', average: 4.33, answers: 3 },
    { athleteId: 'Ida', metricId: 'Soreness', average: 2, answers: 1 },
    { athleteId: 'Amara', metricId: 'Sleep', average: 1, answers: 1 },
  ])
})

test.each([
  [107, 40, 2.68],
  [8, 3, 2.67],
  [1, 8, 0.13],
  [201, 200, 1.01],
])('%i over %i answers is shown as %d: a half goes up', (sum, count, average) => {
  expect(roundedAverage(sum, count)).toBe(average)
})

test('three answers that come to 10 and five that come to 15 are 3.13 on average', () => {
  const averages = [
    { sum: 10, count: 3 },
    { sum: 15, count: 5 },
  ]
  expect(squadAverage(averages)).toBe(3.13)
})
