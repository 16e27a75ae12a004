import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { regularityFacts, returnFacts } from './athlete-facts.ts'
import { MAX_NOTES, recentNotes } from './athlete-record.ts'
import { describeFact } from './describe-fact.ts'

const today: LocalDay = '2026-11-15'
const nothing = { today, recordedSince: null, reports: [], ratings: [], notes: [] }
const answered = (daysAgo: number[]) =>
  regularityFacts({
    ...nothing,
    ratings: daysAgo.map((days) => ({
      metricId: 'm',
      title: 'Mood',
      date: addDays(today, -days),
      rating: 3,
    })),
  })

test.each([
  ['today, for the first time', [0], { days: 1, ofDays: 1, daysSinceLast: 0, salience: 0 }],
  ['two days ago', [2, 3, 4], { days: 3, ofDays: 5, daysSinceLast: 2, salience: 0 }],
  ['three days ago', [3, 4], { days: 2, ofDays: 5, daysSinceLast: 3, salience: 2 }],
  ['a week ago', [7, 8], { days: 2, ofDays: 9, daysSinceLast: 7, salience: 3 }],
  ['every other day', [0, 2, 4, 6, 8, 10, 12, 13], { days: 8, ofDays: 14, salience: 0 }],
  ['every third day', [0, 3, 6, 9, 12, 13], { days: 6, ofDays: 14, salience: 2 }],
  ['before the last 28 days', [28, 30], { days: 0, ofDays: 28, daysSinceLast: 28, salience: 3 }],
])('answered %s', (_, daysAgo, expected) => expect(answered(daysAgo)).toMatchObject([expected]))

test('what is dated later than today is not there yet', () => expect(answered([-1])).toEqual([]))

test('the ten latest notes of two weeks count, without blank ones', () => {
  const notes = Array.from({ length: 20 }, (_, days) => ({
    date: addDays(today, -days),
    title: 'Note',
    text: days === 1 ? ' ' : `${days}`,
  }))
  const recent = recentNotes({ today, notes })
  expect(recent).toHaveLength(MAX_NOTES)
  expect(recent.map(({ daysAgo }) => daysAgo)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(regularityFacts({ ...nothing, notes }).at(-1)).toMatchObject({ kind: 'notes', count: 6 })
})

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
  expect(describeFact(fact!, english)).toBe('1 training day since at least 34 days without training.')
})

test('days before the first report are no pause', () => {
  expect(factsOf('t', today)).toEqual([])
  expect(returnFacts({ today, recordedSince: null, reports: [], ratings: [], notes: [] })).toEqual([])
})
