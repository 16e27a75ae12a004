import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { acwr } from './acwr.ts'
import type { DayReport } from './day-records.ts'

const first: LocalDay = '2026-10-12'
const dayNumber = (number: number) => addDays(first, number - 1)

/** Reports from the first day on; null is a day without one, 0 a declared rest. */
const reportsOf = (loads: (number | null)[]): DayReport[] =>
  loads.flatMap((load, index) =>
    load === null ? [] : [{ date: dayNumber(index + 1), load, sessions: load > 0 ? 1 : 0 }],
  )
const on = (number: number, loads: (number | null)[], recordedSince: LocalDay | null = first) =>
  acwr(reportsOf(loads), { from: dayNumber(number), to: dayNumber(number), recordedSince })[0]

const weekOf = (load: number, ...others: (number | null)[]) => [load, 0, null, load, ...others, 0, load]

test('the last 7 days over the mean of the four weeks before them', () => {
  // 900, 1200, 600, 1500, then 1260: 1260 / (4200 / 4) = 1.2
  const loads = [weekOf(300, 0), weekOf(400, null), weekOf(200, 0), weekOf(500, 0), weekOf(420, 0)].flat()
  expect(on(35, loads)).toEqual({
    date: '2026-11-15',
    daily: 420,
    acute: 1260,
    chronic: 1050,
    ratio: 1.2,
    basis: 'enough',
    zone: 'green',
    reportedDays: { acute: 6, chronic: 23 },
  })
})

const steady = Array.from({ length: 36 }, () => 100)

test('there is no ratio before 35 days are on record, the first day counted', () => {
  expect(on(34, steady)).toMatchObject({ acute: 700, chronic: 675, ratio: null, zone: 'none' })
  expect(on(35, steady)).toMatchObject({ acute: 700, chronic: 700, ratio: 1, zone: 'green' })
  expect(on(35, steady, null)).toMatchObject({ ratio: null, zone: 'none' })
})

test('a record that began before a long silence is long enough: the silence shows in the coverage', () => {
  const silent = [...Array.from({ length: 20 }, () => null), ...steady.slice(20)]
  expect(on(35, silent, dayNumber(21))).toMatchObject({ ratio: null, zone: 'none' })
  expect(on(35, silent)).toMatchObject({
    acute: 700,
    chronic: 200,
    ratio: 3.5,
    basis: 'days-missing',
    zone: 'none',
    reportedDays: { acute: 7, chronic: 8 },
  })
})

test('without chronic load the ratio is 0 and in no zone; after a week of declared rest it is 0 and red', () => {
  const rest = Array.from({ length: 28 }, () => 0)
  expect(on(35, [...rest, 0, 0, 0, 500, 0, 0, 0])).toMatchObject({
    acute: 500,
    chronic: 0,
    ratio: 0,
    basis: 'no-load-before',
    zone: 'none',
  })
  const month = steady.slice(0, 28)
  const rested = { acute: 0, chronic: 700, ratio: 0, basis: 'enough', zone: 'red' }
  expect(on(35, [...month, ...rest.slice(0, 7)])).toMatchObject(rested)
  // Nothing reported is no rest.
  expect(on(35, month)).toMatchObject({ ratio: 0, basis: 'days-missing', zone: 'none' })
})

test('a limit of a zone is met exactly', () => {
  const chronic = Array.from({ length: 28 }, () => 100)
  expect(on(35, [...chronic, 910, 0, 0, 0, 0, 0, 0])).toMatchObject({ ratio: 1.3, zone: 'green' })
  // What is judged is what is shown: 1.301 reads 1.30, as 1.3 does.
  expect(on(35, [...chronic, 911, 0, 0, 0, 0, 0, 0])).toMatchObject({ zone: 'green' })
  expect(on(35, [...chronic, 914, 0, 0, 0, 0, 0, 0])).toMatchObject({ zone: 'yellow' })
})
