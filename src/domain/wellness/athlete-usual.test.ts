import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { athleteUsual } from './athlete-usual.ts'
import type { GivenRating } from './wellness-total.ts'

const DAY = '2026-11-18'

/** So many days before DAY, each with these ratings. */
const daysBefore = (count: number, ratings: Record<string, number>): GivenRating[] =>
  Array.from({ length: count }, (_, index) => on(addDays(DAY, -1 - index), ratings)).flat()

const on = (date: LocalDay, ratings: Record<string, number>): GivenRating[] =>
  Object.entries(ratings).map(([metricId, rating]) => ({ metricId, date, rating }))

const asked = new Set(['sleep', 'mood', 'stress'])

test('the usual of a question takes ten answers before the day, whose own does not count', () => {
  const ratings = [
    ...daysBefore(10, { sleep: 4 }),
    ...daysBefore(9, { mood: 3 }),
    ...on(DAY, { sleep: 1, mood: 1 }),
  ]
  expect(athleteUsual(ratings, { day: DAY, asked }).ratings).toEqual([
    { metricId: 'sleep', mean: 4, deviation: 0 },
  ])
})

test('the total is of what was rated on the day, and of what is asked as long as that is nothing', () => {
  const before = daysBefore(10, { sleep: 4, mood: 3, stress: 2 })
  const total = (ofDay: Record<string, number>) =>
    athleteUsual([...before, ...on(DAY, ofDay)], { day: DAY, asked }).total
  expect(total({})).toEqual({ questions: 3, mean: 9, deviation: 0 })
  expect(total({ sleep: 1, mood: 1, stress: 1 })).toEqual({ questions: 3, mean: 9, deviation: 0 })
  expect(total({ sleep: 1, mood: 1 })).toEqual({ questions: 2, mean: 7, deviation: 0 })
})

test('there is no total of one question, nor of days that lack one', () => {
  const ofOne = [...daysBefore(10, { sleep: 4, mood: 3 }), ...on(DAY, { sleep: 1 })]
  expect(athleteUsual(ofOne, { day: DAY, asked }).total).toBeNull()
  expect(athleteUsual(daysBefore(20, { sleep: 4, mood: 3 }), { day: DAY, asked }).total).toBeNull()
})
