import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { regularityFacts, returnFacts } from './athlete-facts.ts'
import { MAX_NOTES, recentNotes } from './athlete-record.ts'
import { describeFact } from './describe-fact.ts'

const today: LocalDay = '2026-11-15'
const nothing = athleteRecord({ today })
const moodOn = (daysAgo: number) => ({
  metricId: 'm',
  title: 'Mood',
  date: addDays(today, -daysAgo),
  rating: 3,
})
const answered = (daysAgo: number[]) =>
  regularityFacts(athleteRecord({ today, ratings: daysAgo.map(moodOn) }))

test.each([
  ['today, for the first time', [0], { days: 1, ofDays: 1, daysSinceLast: 0, salience: 0 }],
  ['two days ago', [2, 3, 4], { days: 3, ofDays: 4, daysSinceLast: 2, salience: 0 }],
  ['three days ago', [3, 4], { days: 2, ofDays: 4, daysSinceLast: 3, salience: 2 }],
  ['a week ago', [7, 8], { days: 2, ofDays: 8, daysSinceLast: 7, salience: 3 }],
  ['every other day', [0, 2, 4, 6, 8, 10, 12, 13], { days: 8, ofDays: 14, salience: 0 }],
  ['every third day', [0, 3, 6, 9, 12, 13], { days: 6, ofDays: 14, salience: 2 }],
  ['before the last 28 days', [29, 31], { days: 0, ofDays: 28, daysSinceLast: 29, salience: 3 }],
])('answered %s', (_, daysAgo, expected) => expect(answered(daysAgo)).toMatchObject([expected]))

test('a morning on which nothing is given yet takes nothing from a month without a gap', () => {
  const since = addDays(today, -300)
  const daily = (from: number) => Array.from({ length: 35 }, (_, index) => from + index)
  const given = (from: number) =>
    regularityFacts(
      athleteRecord({
        today,
        answeredSince: since,
        recordedSince: since,
        ratings: daily(from).map(moodOn),
        reports: daily(from).map((ago) => ({ date: addDays(today, -ago), load: 0, sessions: 0 })),
      }),
    )
  const whole = { days: 28, ofDays: 28, salience: 0 }
  expect(given(0)).toMatchObject([
    { kind: 'answers', ...whole, daysSinceLast: 0 },
    { kind: 'reports', ...whole, daysSinceLast: 0 },
  ])
  expect(given(1)).toMatchObject([
    { kind: 'answers', ...whole, daysSinceLast: 1 },
    { kind: 'reports', ...whole, daysSinceLast: 1 },
  ])
  expect(given(2)).toMatchObject([
    { days: 27, ofDays: 28 },
    { days: 27, ofDays: 28 },
  ])
})

test('days are counted from the first answer there ever was, not from the first at hand', () => {
  const ratings = [0, 12].map(moodOn)
  const since = addDays(today, -700)
  expect(regularityFacts(athleteRecord({ today, ratings, answeredSince: since }))).toMatchObject([
    { days: 2, ofDays: 28, daysSinceLast: 0 },
  ])
})

test('a silence longer than the days at hand is told in full', () => {
  const record = athleteRecord({
    today,
    answeredSince: addDays(today, -500),
    lastAnswered: addDays(today, -80),
    recordedSince: addDays(today, -500),
    lastReported: addDays(today, -79),
  })
  expect(regularityFacts(record)).toMatchObject([
    { kind: 'answers', salience: 3, days: 0, ofDays: 28, daysSinceLast: 80 },
    { kind: 'reports', salience: 3, days: 0, ofDays: 28, daysSinceLast: 79 },
  ])
})

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
  returnFacts(
    athleteRecord({
      today,
      recordedSince,
      reports: days.split('').flatMap((kind, index) => {
        const date = addDays(today, index + 1 - days.length)
        if (kind === '-') return []
        return kind === 't' ? [{ date, load: 300, sessions: 1 }] : [{ date, load: 0, sessions: 0 }]
      }),
    }),
  )

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
  ['a pause that the ratio no longer knows of', `t${'r'.repeat(14)}${'t'.repeat(35)}`],
])('%s is none', (_, days) => expect(factsOf(days)).toEqual([]))

test('a pause that the days at hand begin with lasted at least as long', () => {
  const [fact] = factsOf(`${'r'.repeat(126)}t`)
  expect(describeFact(fact!, english)).toBe('1 training day since at least 126 days without training.')
})

test('after a pause the load is told as a share of the weeks before it, as long as the ratio knows of it', () => {
  const before = 't'.repeat(28)
  const [fresh] = factsOf(`${before}${'r'.repeat(21)}trrtrrr`)
  expect(fresh).toMatchObject({ salience: 2, shareOfBefore: 2 / 7 })
  expect(describeFact(fresh!, english)).toBe(
    '2 training days since 21 days without training. The last 7 days are 29% of a usual week before the pause.',
  )
  expect(factsOf(`${before}${'r'.repeat(21)}${'t'.repeat(34)}`)).toMatchObject([
    { salience: 1, shareOfBefore: 1 },
  ])
  expect(factsOf(`${'tr'.repeat(14)}${'r'.repeat(21)}${'t'.repeat(7)}`)).toMatchObject([
    { salience: 3, shareOfBefore: 2 },
  ])
  expect(factsOf(`${'t-'.repeat(14)}${'r'.repeat(21)}t`)).toMatchObject([{ shareOfBefore: null }])
  // Of the last week three days are missing: too little to call it lower, enough to call it more.
  expect(factsOf(`${before}${'r'.repeat(21)}t---trr`)).toMatchObject([{ shareOfBefore: null }])
  expect(factsOf(`${'tr'.repeat(14)}${'r'.repeat(21)}t---ttt`)).toMatchObject([{ shareOfBefore: 8 / 7 }])
})

test('days before the first report are no pause', () => {
  expect(factsOf('t', today)).toEqual([])
  expect(returnFacts(nothing)).toEqual([])
})
