import fc from 'fast-check'
import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import type { AthleteRecord } from './athlete-record.ts'
import { type Look, looksAt, reasonsOn, seenAs, standingAfter } from './looked-at.ts'
import { standingOut } from './standing-out.ts'

const LOOKED: LocalDay = '2028-03-03'
const USUAL = Array.from({ length: 30 }, () => 4)

type Given = (number | null)[]

/** A usual month, then what is given from the day of the look on, one a day, null for nothing. */
const rated = (given: Given, metricId = 'sleep', isHealth = false): AthleteRecord['ratings'] =>
  [...USUAL, ...given].flatMap((rating, at) =>
    rating === null
      ? []
      : [{ metricId, title: metricId, isHealth, date: addDays(LOOKED, at - USUAL.length), rating }],
  )
const recorded = (ratings: AthleteRecord['ratings'], today: LocalDay) => athleteRecord({ today, ratings })
const upTo = (record: AthleteRecord, today: LocalDay): AthleteRecord => ({
  ...record,
  today,
  ratings: record.ratings.filter(({ date }) => date <= today),
  reports: record.reports.filter(({ date }) => date <= today),
})
/** By somebody who sees all of it on that day. */
const lookOn = (record: AthleteRecord, day: LocalDay): Look[] => {
  const known = upTo(record, day)
  return looksAt(known, reasonsOn(known))
}

test.each<[string, Given, boolean]>([
  ['nothing came since', [2], true],
  ['two days passed without an answer', [2, null, null], true],
  ['the same was answered again', [2, 2, 2], true],
  ['it got a little better, and as bad again', [2, 3, 2], true],
  ['the same was answered again after two days', [2, null, null, 2], true],
  ['it got worse by more than a deviation', [2, 1], false],
  ['it got worse, and better again without anybody looking', [2, 1, 2], false],
  ['it was as usual, and is as bad again', [2, 4, 2], false],
  ['it was not known for days, and is as bad again', [2, null, null, null, null, null, 2], false],
])('who was looked at stays off the list: %s: %s', (_, given, isLookedAt) => {
  const record = recorded(rated(given), addDays(LOOKED, given.length - 1))
  expect(reasonsOn(record).map(({ subject }) => subject)).toEqual(['sleep'])
  expect(standingAfter(record, lookOn(record, LOOKED)).isLookedAt).toBe(isLookedAt)
})

test('an answer of the same day that is further out is new, and so is one to another question', () => {
  const looks = lookOn(recorded(rated([2]), LOOKED), LOOKED)
  expect(standingAfter(recorded(rated([1]), LOOKED), looks).isLookedAt).toBe(false)
  const both = recorded([...rated([2]), ...rated([1], 'mood')], LOOKED)
  const { isLookedAt, reasons } = standingAfter(both, looks)
  expect(isLookedAt).toBe(false)
  expect(reasons.map(({ subject }) => subject)).toEqual(['wellness', 'mood', 'sleep'])
})

test('what is new comes first, though what was looked at is further out', () => {
  const record = recorded([...rated([1, 1]), ...rated([null, 2], 'mood')], addDays(LOOKED, 1))
  const [sleep, mood] = ['sleep', 'mood'].map((id) => reasonsOn(record).find(({ subject }) => subject === id))
  expect(sleep!.size).toBeGreaterThan(mood!.size)
  const { reasons } = standingAfter(record, lookOn(record, LOOKED))
  expect(reasons.map(({ subject }) => subject)).toEqual(['wellness', 'mood', 'sleep'])
})

test('a look counts for four weeks', () => {
  const record = recorded(rated([2]), LOOKED)
  const looks = (ago: number): Look[] => [{ subject: 'sleep', size: 9, day: addDays(LOOKED, -ago) }]
  expect(standingAfter(record, looks(0)).isLookedAt).toBe(true)
  expect(standingAfter(record, looks(28)).isLookedAt).toBe(false)
})

test('a day that is filled in late counts as if it had been in time', () => {
  const [inTime, late] = [rated([2, 4, 2]), rated([2, null, 2])]
  const today = addDays(LOOKED, 2)
  const looks = lookOn(recorded(late, today), LOOKED)
  expect(standingAfter(recorded(late, today), looks).isLookedAt).toBe(true)
  expect(standingAfter(recorded(inTime, today), looks).isLookedAt).toBe(false)
})

const health = [...rated([2]), ...rated([2], 'mood'), ...rated([1], 'knee', true)]
const all = recorded(health, LOOKED)
const forAll = recorded(
  health.filter(({ isHealth }) => !isHealth),
  LOOKED,
)

test('who does not see health looks at what they see, and hides nothing from those who do', () => {
  const looks = lookOn(forAll, LOOKED)
  expect(looks.map(({ subject }) => subject).toSorted()).toEqual(['mood', 'sleep', 'wellness'])
  expect(standingAfter(forAll, looks).isLookedAt).toBe(true)
  const { isLookedAt, reasons } = standingAfter(all, looks)
  expect(isLookedAt).toBe(false)
  expect(reasons.slice(0, 2).map(({ subject }) => subject)).toEqual(['wellness-health', 'knee'])
})

test('who sees health looks for the others too, and a reason that only they have stays unknown to them', () => {
  const looks = lookOn(all, LOOKED)
  expect(standingAfter(all, looks).isLookedAt).toBe(true)
  expect(standingAfter(forAll, looks).isLookedAt).toBe(true)
  expect(seenAs(reasonsOn(forAll))).not.toMatch(/knee|health/)
})

const day = fc.integer({ min: 0, max: 60 }).map((ago) => addDays(LOOKED, -ago))
const ratings = fc.uniqueArray(
  fc.record({
    metricId: fc.constantFrom('sleep', 'mood'),
    title: fc.constant('title'),
    date: day,
    rating: fc.constantFrom(2, 3, ...USUAL),
  }),
  { selector: ({ metricId, date }) => metricId + date, minLength: 40, maxLength: 120 },
)
const reports = fc.uniqueArray(
  fc.record({ date: day, load: fc.constantFrom(0, 300, 300, 400, 900), sessions: fc.constant(1) }),
  { selector: ({ date }) => date, minLength: 30, maxLength: 61 },
)
/** Most of them stand out on the day of the look. */
const athlete = fc.record({ ratings, reports }).map(({ ratings: given, reports: reported }) => {
  const others = given.filter(({ metricId, date }) => metricId !== 'sleep' || date !== LOOKED)
  const today = { metricId: 'sleep', title: 'title', date: LOOKED, rating: 1 }
  return athleteRecord({ today: LOOKED, ratings: [...others, today], reports: reported })
})

test('nobody comes back by themselves: without a new answer or session no day that passes is something new', () => {
  let stood = 0
  fc.assert(
    fc.property(athlete, fc.integer({ min: 0, max: 40 }), (record, later) => {
      const looks = lookOn(record, LOOKED)
      if (looks.length === 0) return
      stood += 1
      const { isLookedAt } = standingAfter({ ...record, today: addDays(LOOKED, later) }, looks)
      expect(isLookedAt).toBe(true)
    }),
    { numRuns: 300 },
  )
  expect(stood).toBeGreaterThan(100)
})

test('whoever is looked at takes nobody else off the list, and changes no order', () => {
  fc.assert(
    fc.property(fc.array(athlete, { maxLength: 6 }), fc.nat(), (records, which) => {
      const team = records.map((record, at) => ({
        athleteId: `${at}`,
        fullName: '',
        reasons: reasonsOn(record),
        isLookedAt: false,
      }))
      const idsIn = (of: typeof team) => standingOut(of, english).map(({ athleteId }) => athleteId)
      const before = idsIn(team)
      const looked = before[which % Math.max(1, before.length)]
      const after = idsIn(team.map((one) => ({ ...one, isLookedAt: one.athleteId === looked })))
      const others = before.filter((id) => id !== looked)
      expect(after.slice(0, others.length)).toEqual(others)
    }),
  )
})
