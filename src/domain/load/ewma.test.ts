import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { ewma } from './ewma.ts'

const first: LocalDay = '2026-06-01'
const reportsOf = (loads: number[]) =>
  loads.map((load, index) => ({ date: addDays(first, index), load, sessions: load > 0 ? 1 : 0 }))

test('the first day is the first average, and each later one moves it by 2 / (N + 1) of the difference', () => {
  const points = ewma(reportsOf([400, 0, 800]), {
    from: addDays(first, -1),
    to: addDays(first, 2),
    recordedSince: first,
  })
  expect(points.map(({ acute }) => acute)).toEqual([0, 400, 300, 425])
  // 400, 400 · 27/29, and that plus 2/29 of what is missing to 800
  const chronic = (400 * 27) / 29
  expect(points.map((point) => point.chronic.toFixed(6))).toEqual(
    [0, 400, chronic, chronic + ((800 - chronic) * 2) / 29].map((value) => value.toFixed(6)),
  )
})

test('there is no ratio before 28 days are on record', () => {
  const steady = reportsOf(Array.from({ length: 40 }, () => 250))
  const points = ewma(steady, { from: addDays(first, 26), to: addDays(first, 27), recordedSince: first })
  expect(points.map(({ ratio, zone, reportedDays }) => ({ ratio, zone, reportedDays }))).toEqual([
    { ratio: null, zone: 'none', reportedDays: { acute: 7, chronic: 27 } },
    { ratio: 1, zone: 'green', reportedDays: { acute: 7, chronic: 28 } },
  ])
})

test('an athlete who never reported has points without loads', () => {
  const [point] = ewma([], { from: first, to: first, recordedSince: null })
  expect(point).toMatchObject({ daily: 0, acute: 0, chronic: 0, ratio: null, zone: 'none' })
})

test('where the range begins moves a day’s ratio by less than its second decimal', () => {
  const season = reportsOf(
    Array.from({ length: 400 }, (_, day) => (day % 7 === 6 ? 0 : 150 + ((day * 97) % 600))),
  )
  const to = addDays(first, 399)
  const ratioFrom = (from: LocalDay) => ewma(season, { from, to, recordedSince: first }).at(-1)?.ratio
  expect(ratioFrom(to)).toBeCloseTo(ratioFrom(first) ?? Number.NaN, 3)
})
