import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { factOf } from './fact.ts'
import { loadFacts } from './load-facts.ts'
import { varietyInsight } from './local-insights.ts'

const today: LocalDay = '2026-11-15'

/** One load per day up to today; null is a day without a report. */
const factsOf = (loads: (number | null)[]) =>
  loadFacts(
    athleteRecord({
      today,
      recordedSince: addDays(today, -300),
      reports: loads.flatMap((load, index) =>
        load === null
          ? []
          : [{ date: addDays(today, index + 1 - loads.length), load, sessions: load > 0 ? 1 : 0 }],
      ),
    }),
  )
const times = (count: number, load: number | null) => Array.from({ length: count }, () => load)
const month = times(28, 100)

test.each([
  ['5 of 7 days', [...month, ...times(2, null), ...times(5, 300)], 'enough'],
  ['4 of 7 days of a rise', [...month, ...times(3, null), ...times(4, 300)], 'at-least'],
  ['4 of 7 days of no rise', [...month, ...times(3, null), ...times(4, 200)], 'days-missing'],
  ['20 of the 28 days before', [...times(8, null), ...times(20, 100), ...times(7, 300)], 'enough'],
  ['19 of the 28 days before', [...times(9, null), ...times(19, 100), ...times(7, 300)], 'days-missing'],
  ['rest on the 28 days before', [...times(28, 0), ...times(7, 300)], 'no-load-before'],
] as const)('with %s reported a ratio is claimed or not', (_, loads, basis) => {
  expect(factOf(factsOf([...loads]), 'load-ratio')).toMatchObject({ basis })
})

test.each([
  [100, 'green', 0],
  [130, 'green', 0],
  [140, 'yellow', 2],
  [160, 'red', 3],
  [70, 'yellow', 1],
  [50, 'red', 2],
])('seven days of %i after four weeks of 100 are %s, of salience %i', (load, zone, salience) => {
  expect(factOf(factsOf([...month, ...times(7, load)]), 'load-ratio')).toMatchObject({ zone, salience })
})

test.each([
  [125, 0],
  [135, 1],
  [165, 2],
  [30, 1],
])('seven days of %i after seven of 100 are a change of salience %i', (load, salience) => {
  expect(factOf(factsOf([...month, ...times(7, load)]), 'load-change')).toMatchObject({ salience })
})

test('even days ask for variety only while the load is not falling', () => {
  const even = [100, 110, 100, 90, 100, 110, 100]
  const high = factsOf([...month, ...even])
  expect(factOf(high, 'monotony')).toMatchObject({ salience: 2, basis: 'enough' })
  expect(varietyInsight(high, english)?.recommendation).toMatch(/^Set harder and easier days further apart/)
  const light = factsOf([...month, ...even.map((load) => load / 2)])
  expect(factOf(light, 'monotony')).toMatchObject({ salience: 0 })
  expect(varietyInsight(light, english)?.recommendation).toMatch(/no change is needed/)
})

test('without load in five weeks there is only its ratio, which is not judged', () => {
  expect(factsOf(times(35, 0))).toMatchObject([{ kind: 'load-ratio', basis: 'no-load-before', salience: 0 }])
  expect(factsOf([])).toMatchObject([{ kind: 'load-ratio', basis: 'days-missing', salience: 0 }])
  expect(loadFacts(athleteRecord({ today }))).toEqual([])
})

test('how much the four weeks before differ is measured by their mean', () => {
  const weeks = [100, 100, 300, 300, 200].flatMap((load) => times(7, load))
  expect(factOf(factsOf(weeks), 'load-ratio')?.spread).toBeCloseTo(Math.sqrt((4 * 700 ** 2) / 3) / 1400, 12)
})

test('the days of a record count up to the day of the ratio: not today until it is reported', () => {
  const since = { today, recordedSince: addDays(today, -34) }
  const recordedOn = (reports: { date: LocalDay; load: number; sessions: number }[]) =>
    factOf(loadFacts(athleteRecord({ ...since, reports })), 'load-ratio')
  const before = Array.from({ length: 34 }, (_, at) => ({
    date: addDays(today, at - 34),
    load: 100,
    sessions: 1,
  }))
  expect(recordedOn(before)).toMatchObject({ basis: 'short-record', recordedDays: 34 })
  expect(recordedOn([...before, { date: today, load: 100, sessions: 1 }])).toMatchObject({
    basis: 'enough',
    recordedDays: 35,
  })
})
