import { expect, test } from 'vitest'
import { TRAINING_TYPES } from '../training-session/training-session.ts'
import { drawnTypes, type LoadWeek, loadOfWeek, middleLoads, mondaysOf, wholeWeeks } from './load-weeks.ts'

test('a range has the whole weeks that it touches', () => {
  // A Wednesday to a Tuesday.
  const range = { from: '2026-10-21', to: '2026-11-03' } as const
  expect(wholeWeeks(range)).toEqual({ from: '2026-10-19', to: '2026-11-08' })
  expect(mondaysOf(range)).toEqual(['2026-10-19', '2026-10-26', '2026-11-02'])
  expect(mondaysOf({ from: '2026-11-08', to: '2026-11-08' })).toEqual(['2026-11-02'])
})

const week = (...loads: LoadWeek['loads']): LoadWeek => ({ monday: '2026-11-02', reportedDays: 7, loads })

test('types stand in the order of their load over all weeks', () => {
  const weeks = [
    week({ trainingType: 'travel', load: 100 }, { trainingType: 'competition', load: 90 }),
    week({ trainingType: 'competition', load: 20 }),
  ]
  expect(drawnTypes(weeks)).toEqual({ types: ['competition', 'travel'], rest: [] })
  expect(weeks.map(loadOfWeek)).toEqual([190, 20])
  expect(drawnTypes([])).toEqual({ types: [], rest: [] })
})

test.each([
  [7, 7, 0],
  [8, 6, 2],
  [10, 6, 4],
])('of %s types %s are drawn by themselves and %s as one', (trained, own, others) => {
  const loads = TRAINING_TYPES.slice(0, trained).map((trainingType, at) => ({
    trainingType,
    load: 1000 - at,
  }))
  const { types, rest } = drawnTypes([week(...loads)])
  expect(types).toEqual(TRAINING_TYPES.slice(0, own))
  expect(rest).toEqual(TRAINING_TYPES.slice(own, own + others))
})

const athlete = (load: number, days: number) => ({
  athleteId: `${load}`,
  loads: [load],
  reportedDays: [days],
})

test.each([
  ['three', [athlete(900, 7), athlete(300, 5), athlete(600, 7)], 600, 3],
  ['four', [athlete(900, 7), athlete(300, 7), athlete(600, 7), athlete(0, 7)], 450, 4],
  ['two', [athlete(900, 7), athlete(300, 7)], null, 2],
  ['two who reported enough', [athlete(900, 7), athlete(300, 7), athlete(10, 4)], null, 2],
])('the middle of %s', (_, athletes, median, count) =>
  expect(middleLoads(athletes, 1)).toEqual([{ median, athletes: count }]),
)
