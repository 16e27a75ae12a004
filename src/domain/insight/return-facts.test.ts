import { expect, test } from 'vitest'
import type { LocalDay } from '../calendar/local-day.ts'
import { addDays } from '../calendar/wall-clock.ts'
import { describeFact } from './describe-fact.ts'
import { returnFacts } from './return-facts.ts'

const today: LocalDay = '2026-11-15'

/** A letter per day up to today: t trained, r rested, - not reported. */
const factsOf = (days: string, recordedSince: LocalDay = addDays(today, -300)) =>
  returnFacts({
    today,
    recordedSince,
    ratings: [],
    notes: [],
    reports: days.split('').flatMap((kind, index) => {
      const date = addDays(today, index + 1 - days.length)
      if (kind === '-') return []
      return kind === 't' ? [{ date, load: 300, sessions: 1 }] : [{ date, load: 0, sessions: 0 }]
    }),
  })

test.each([
  [`ttt${'r'.repeat(14)}tr`, 14, 1],
  [`ttt${'r'.repeat(20)}trt`, 20, 2],
  [`ttt${'r'.repeat(12)}---${'r'.repeat(3)}t`, 18, 1],
])('%s is a return after %i days, with %i training days since', (days, daysWithout, trainedDaysSince) => {
  expect(factsOf(days)).toMatchObject([{ daysWithout, trainedDaysSince, isAtLeast: false }])
})

test.each([
  ['a shorter pause', `ttt${'r'.repeat(13)}t`],
  ['a pause nobody declared', `ttt${'-'.repeat(20)}t`],
  ['a pause that lasts', `ttt${'r'.repeat(20)}`],
  ['a pause of more than two weeks ago', `t${'r'.repeat(14)}${'t'.repeat(15)}`],
])('%s is none', (_, days) => expect(factsOf(days)).toEqual([]))

test('a pause that the days at hand begin with lasted at least as long', () => {
  const [fact] = factsOf(`${'r'.repeat(34)}t`)
  expect(describeFact(fact!)).toBe('1 training day since at least 34 days without training.')
})

test('days before the first report are no pause', () => {
  expect(factsOf('t', today)).toEqual([])
  expect(returnFacts({ today, recordedSince: null, reports: [], ratings: [], notes: [] })).toEqual([])
})
