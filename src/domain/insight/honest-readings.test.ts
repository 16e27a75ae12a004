import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { inEnglish } from '../language/in-english.ts'
import { english } from '../language/english.ts'
import { acwr } from '../load/acwr.ts'
import { squadRows } from '../load/squad-rows.ts'
import { weekFigures } from '../load/week.ts'
import { directionOf, zoneWord } from '../statistics/zone-word.ts'
import { statisticsMessages } from '../statistics/statistics-messages.ts'
import { ratingStanding } from '../wellness/standing.ts'
import { athleteFacts } from './athlete-facts.ts'
import type { AthleteRecord, RatingAnswer } from './athlete-record.ts'
import { describeFact } from './describe-fact.ts'
import { factOf } from './fact.ts'
import { reasonsAmong } from './reason.ts'
import { silentAmong, standingOut } from './standing-out.ts'

// The other sentences of the review of the figures, about what athletes answered and how it is read.

const today: LocalDay = '2026-11-15'
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

/** One rating per day up to today; null is a day without an answer. */
const rated = (title: string, ratings: (number | null)[]): RatingAnswer[] =>
  ratings.flatMap((rating, index) =>
    rating === null
      ? []
      : [{ metricId: title, title, date: addDays(today, index + 1 - ratings.length), rating }],
  )
const reportsOf = (loads: number[]) =>
  loads.map((load, index) => ({
    date: addDays(today, index + 1 - loads.length),
    load,
    sessions: load > 0 ? 1 : 0,
  }))
const factsOf = (given: Partial<AthleteRecord>) => athleteFacts(athleteRecord({ today, ...given }))
const member = (fullName: string, given: Partial<AthleteRecord>) => ({
  athleteId: fullName,
  fullName,
  facts: factsOf(given),
  reasons: reasonsAmong(factsOf(given)),
  isLookedAt: false,
  isOff: false,
})

test('the denominator of check-ins begins with the first answer at hand: 2 answers in 28 days read 2 of 13', () => {
  const ratings = rated('Mood', [3, ...times(11, null), 3])
  const facts = factsOf({ ratings, answeredSince: addDays(today, -523) })
  expect(factOf(facts, 'answers')).toMatchObject({ days: 2, ofDays: 28 })
})

test('long silence disappears: after 35 days an athlete leaves the list and is called never answered', () => {
  const longAgo = { answeredSince: addDays(today, -300), lastAnswered: addDays(today, -60) }
  const untrained = {
    ratings: rated('Mood', times(20, 3)),
    recordedSince: addDays(today, -300),
    lastReported: addDays(today, -40),
  }
  const silent = silentAmong([member('Ida', longAgo), member('Bo', untrained)], english)
  expect(silent.map(({ fullName, said }) => [fullName, said])).toEqual([
    ['Ida', 'No answer for 60 days'],
    ['Bo', 'No training or rest reported for 40 days'],
  ])
})

test('wrong period of a trend: −1.80 in 14 days where the answers span ten', () => {
  const fact = factOf(factsOf({ ratings: rated('Mood', [5, 5, 4, 4, 4, 3, 3, 3, 2, 2]) }), 'rating-trend')!
  expect(describeFact(fact, english)).toContain('in 10 days (10 answers')
})

test('‘Stands out’ ignores magnitude: +223 % sits behind +53 % and two silences', () => {
  const loadsOf = (week: number) => ({ reports: reportsOf([...times(56, 100), ...times(7, week)]) })
  const team = [member('Small', loadsOf(153)), member('Large', loadsOf(323)), member('Silent', {})]
  expect(standingOut(team, english).map(({ fullName }) => fullName)).toEqual(['Large', 'Small'])
})

test('wellness is under-weighted: two questions far below their usual do not stand out', () => {
  const usual = [4, 4, 4, 4, 5, 4, 4, 4, 4, 4, 3, 4, 4, 4]
  const ratings = [...rated('Sleep', [...usual, 3]), ...rated('Mood', [...usual, 3])]
  const [found] = standingOut([member('Ida', { ratings })], english)
  expect(found?.reasons[0]).toBe('Wellness 6, usually 8.0: 2 questions lower than usual')
})

test('drops in red: a taper and a spike look alike', () => {
  const last = (week: number) =>
    acwr(reportsOf([...times(56, 100), ...times(7, week)]), {
      from: today,
      to: today,
      recordedSince: addDays(today, -62),
    })[0]!
  const [taper, spike] = [last(30), last(300)]
  expect([taper.zone, spike.zone]).toEqual(['red', 'red'])
  expect([zoneWord(taper), zoneWord(spike)]).toEqual(['Sharp drop', 'Sharp rise'])
  expect([directionOf(taper), directionOf(spike)]).toEqual(['down', 'up'])
})

test('‘Compliance’ is training frequency: who reports daily and trains once a week has 14 %', () => {
  const reports = reportsOf(Array.from({ length: 56 }, (_, day) => (day % 7 === 0 ? 300 : 0)))
  const range = { from: addDays(today, -27), to: today, today }
  const [row] = squadRows([{ athleteId: '', reports, recordedSince: addDays(today, -55) }], range)
  expect(Math.round(row!.compliancePercent)).toBe(14)
  expect(row!.reportedDays).toBe(28)
})

test('monotony: seven equal days read 0.00 as if ideal', () =>
  expect(weekFigures(times(7, 300))).toMatchObject({ monotony: 0, hasMonotony: false }))

test('EWMA uses the rolling method’s bands', () =>
  expect(inEnglish(statisticsMessages.methods.ewma)).toContain('The bands were set for the rolling ratio'))

test('the chronic tile understates short records', () => {
  const [point] = acwr(reportsOf(times(20, 300)), {
    from: today,
    to: today,
    recordedSince: addDays(today, -19),
  })
  expect(point?.basis).toBe('short-record')
})

test('daily chips colour absolute 1–2, not the athlete’s own usual', () => {
  expect(ratingStanding(2, { mean: 2.2, deviation: 0.6 }).stands).toBe('as-usual')
  expect(ratingStanding(3, { mean: 4.6, deviation: 0.5 })).toMatchObject({ stands: 'below', isFar: true })
})
