import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { comparedDays, middleDays, type RatedDay } from './compared-days.ts'

const today: LocalDay = '2026-11-15'
const longAgo = addDays(today, -400)
const range = { from: addDays(today, -1), to: today }
const when = { range, today, method: 'rolling' as const }
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

/** One load per day up to today; null is a day without a report. And ratings of the last two days. */
const athlete = (loads: (number | null)[], ratings: Record<string, [number | null, number | null]> = {}) => ({
  reports: loads.flatMap((load, index) =>
    load === null ? [] : [{ date: addDays(today, index + 1 - loads.length), load, sessions: 1 }],
  ),
  recordedSince: longAgo,
  ratings: Object.entries(ratings).flatMap(([metricId, given]) =>
    given.flatMap((rating, at) =>
      rating === null ? [] : [{ metricId, date: addDays(today, at - 1), rating }],
    ),
  ),
})

const member = (loads: (number | null)[], rated: RatedDay[] = []) => ({ ...athlete(loads), rated })

test('an athlete is compared by the load of a week, the ratio and the total of a day', () => {
  const ida = athlete([...times(35, 100), ...times(7, 200)], { sleep: [4, 3], mood: [2, null] })
  expect(comparedDays(ida, when)).toEqual({
    questions: 2,
    days: [
      { date: range.from, acute: 1300, ratio: 1300 / 700, total: 6 },
      { date: today, acute: 1400, ratio: 2, total: null },
    ],
  })
})

test('what days are missing from is no part of a comparison, nor is today before it is reported', () => {
  const silent = athlete([...times(35, 100), ...times(3, null), ...times(4, 100)])
  expect(comparedDays(silent, when).days.map(({ acute, ratio }) => [acute, ratio])).toEqual([
    [null, null],
    [null, null],
  ])
  const early = athlete([...times(41, 100), null])
  expect(comparedDays(early, when).days.map(({ acute }) => acute)).toEqual([700, null])
})

test('the middle of a team is the median of who can be compared, from three on', () => {
  const [low, middle, high] = [100, 200, 400].map((load) => member(times(42, load)))
  const silent = member([...times(35, 900), ...times(7, null)])
  expect(middleDays([low!, silent, high!, middle!], 0, when).days.at(-1)).toMatchObject({
    acute: 1400,
    ratio: 1,
  })
  expect(middleDays([low!, silent, high!], 0, when).days.at(-1)).toMatchObject({ acute: null, ratio: null })
})

test('its totals are of the questions that anybody rated, and of who rated them all', () => {
  const rated = (sum: number, count = 2) =>
    member(
      times(42, 100),
      [range.from, today].map((date) => ({ date, sum, count })),
    )
  const { questions, days } = middleDays([rated(2), rated(6), rated(10), rated(5, 1)], 2, when)
  expect(questions).toBe(2)
  expect(days.map(({ total }) => total)).toEqual([6, 6])
  const ofOne = [rated(2, 1), rated(3, 1), rated(5, 1)]
  expect(middleDays(ofOne, 1, when).days.map(({ total }) => total)).toEqual([null, null])
})

test('a single rating is no total', () => {
  const { days } = comparedDays(athlete(times(42, 100), { sleep: [4, 4] }), when)
  expect(days.map(({ total }) => total)).toEqual([null, null])
})
