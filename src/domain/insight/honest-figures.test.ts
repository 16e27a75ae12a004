import fc from 'fast-check'
import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { acwr } from '../load/acwr.ts'
import { ewma } from '../load/ewma.ts'
import { countedRange } from '../load/load-point.ts'
import { squadRows } from '../load/squad-rows.ts'
import { isExplained, ratioText, zoneWord } from '../statistics/zone-word.ts'
import { athleteFacts } from './athlete-facts.ts'
import type { AthleteRecord } from './athlete-record.ts'
import { describeFact } from './describe-fact.ts'
import { type AthleteFact, factOf } from './fact.ts'
import { localInsights } from './local-insights.ts'
import { reasonsAmong } from './reason.ts'
import { standingOut } from './standing-out.ts'
import { teamFacts } from './team-facts.ts'
import { teamInsights } from './team-insights.ts'

// Each sentence of the review of the figures by a sports scientist, as what must not happen again.

const today: LocalDay = '2026-11-15'
const longAgo = addDays(today, -400)
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

/** One load per day up to today; null is a day without a report, 0 a declared rest. */
const reportsOf = (loads: (number | null)[]) =>
  loads.flatMap((load, index) =>
    load === null
      ? []
      : [{ date: addDays(today, index + 1 - loads.length), load, sessions: load > 0 ? 1 : 0 }],
  )
const ofLoads = (...loads: (number | null)[]) =>
  athleteRecord({ today, reports: reportsOf(loads), recordedSince: longAgo })

/** The ratio of today as every surface has it. */
function surfacesOf(record: AthleteRecord) {
  const { reports, recordedSince } = record
  const range = { from: addDays(today, -29), to: today }
  const table = squadRows([{ athleteId: '', reports, recordedSince }], { ...range, today })[0]!.acwr
  const counted = { ...countedRange(reports, range, today), recordedSince }
  const page = acwr(reports, counted).at(-1)!
  const weighted = ewma(reports, counted).at(-1)!
  const facts = athleteFacts(record)
  return { table, page, weighted, facts, ratio: factOf(facts, 'load-ratio') }
}

test('surfaces contradict each other: too few days to judge here, a coloured verdict there', () => {
  const { table, page, ratio } = surfacesOf(ofLoads(...times(28, 100), ...times(5, null), 70, 84))
  expect(table).toMatchObject({ ratio: 0.22, basis: 'days-missing', zone: 'none' })
  expect([page.basis, ratio?.basis]).toEqual(['days-missing', 'days-missing'])
  expect([zoneWord(table), ratioText(table, english)]).toEqual(['too few days reported', '0.22'])
})

test('EWMA ignores coverage: silent for 40 days reads 0.00, sharp drop, red', () => {
  const { weighted } = surfacesOf(ofLoads(...times(60, 100), ...times(40, null)))
  expect(weighted).toMatchObject({ basis: 'days-missing', zone: 'none' })
  expect(weighted.ratio).toBeLessThan(0.1)
})

test('not enough history beside 28 of 28 days reported: it is no load to compare with', () => {
  const { table } = surfacesOf(ofLoads(...times(35, 0)))
  expect([zoneWord(table), table.reportedDays.chronic]).toEqual(['no load to compare with', 28])
})

test('rounding against zone: 1.304 reads 1.30 as 1.300 does, and is judged as it reads', () => {
  const at = (last: number) => surfacesOf(ofLoads(...times(28, 1000), ...times(6, 1300), last)).table
  expect([ratioText(at(1300), english), zoneWord(at(1300))]).toEqual(['1.30', 'Steady'])
  expect([ratioText(at(1328), english), zoneWord(at(1328))]).toEqual(['1.30', 'Steady'])
})

test('one panel says both that there is too little to judge the load and that it can be relied on', () => {
  const month = [...times(3, null), ...times(20, 100), ...times(5, null)]
  const said = localInsights(athleteFacts(ofLoads(...month, ...times(7, 90))), english)
  expect(said.some(({ trend }) => trend.startsWith('Not enough data to judge the load'))).toBe(false)
  const few = localInsights(
    athleteFacts(ofLoads(...times(26, 100), ...times(3, null), ...times(2, 10), null, null, 10, 10)),
    english,
  )
  const sentences = few.flatMap(({ trend, recommendation }) => [trend, recommendation]).join(' ')
  expect(sentences).toContain('Not enough data to judge the load')
  expect(sentences).not.toContain('Regular enough for the load to be relied on')
})

test('today counts as zero until it is reported: a week with a match on Sunday reads red on Sunday morning', () => {
  const week = [400, 0, 500, 300, 0, 100, 900]
  const weeks = [...week, ...week, ...week, ...week, ...week]
  const morning = surfacesOf(ofLoads(...weeks, ...week.slice(0, 6), null))
  expect(morning.table).toMatchObject({ date: addDays(today, -1), ratio: 1, zone: 'green' })
  expect(morning.page).toEqual(morning.table)
  const evening = surfacesOf(ofLoads(...weeks, ...week))
  expect(evening.table).toMatchObject({ date: today, ratio: 1, zone: 'green' })
  const { reports } = ofLoads(...weeks, ...week.slice(0, 6), null)
  for (const to of [addDays(today, 1), addDays(today, 400)]) {
    const toCome = { from: addDays(today, -29), to, today }
    expect(squadRows([{ athleteId: '', reports, recordedSince: longAgo }], toCome)[0]!.acwr).toEqual(
      morning.table,
    )
    expect(countedRange(reports, toCome, today).to).toBe(morning.table.date)
  }
})

test('the coverage gate is the same for both ways: a rise is a lower bound, a drop is not judged', () => {
  const month = times(28, 100)
  const rise = surfacesOf(ofLoads(...month, ...times(4, null), ...times(3, 400))).table
  expect(rise).toMatchObject({ basis: 'at-least', zone: 'red' })
  expect(ratioText(rise, english)).toBe('≥\u00a01.71')
  expect(surfacesOf(ofLoads(...month, ...times(4, null), ...times(3, 100))).table.basis).toBe('days-missing')
})

const ida = (facts: readonly AthleteFact[]) => ({
  athleteId: '1',
  fullName: 'Ida',
  reasons: reasonsAmong(facts),
  isLookedAt: false,
})

test('inverted wording: a change of Fatigue by −1.64 reads as good news', () => {
  const falling = [5, 5, 4, 4, 4, 3, 3, 3, 2, 2]
  const usual = times(10, 5).map((rating, index) => ({ rating, daysAgo: 25 - index }))
  const fatigue = [...usual, ...falling.map((rating, index) => ({ rating, daysAgo: 9 - index }))].map(
    ({ rating, daysAgo }) => ({ metricId: 'f', title: 'Fatigue', date: addDays(today, -daysAgo), rating }),
  )
  const facts = athleteFacts(athleteRecord({ today, ratings: fatigue }))
  const trend = factOf(facts, 'rating-trend')!
  expect(describeFact(trend, english)).toMatch(/^Fatigue: rated worse, −3\.\d\d in 10 days \(10 answers/)
  expect(standingOut([ida(facts)], english)[0]?.reasons[0]).toMatch(
    /^Fatigue rated worse: −3\.\d\d in 10 days$/,
  )
})

test('return after a pause: a third of the load before is no rise of 300 %', () => {
  const record = ofLoads(...times(28, 300), ...times(28, 0), ...times(7, 50), ...times(7, 100))
  const facts = athleteFacts(record)
  expect(facts[0]).toMatchObject({ kind: 'return', salience: 2 })
  expect(factOf(facts, 'load-ratio')).toMatchObject({ ratio: 8, zone: 'red', salience: 0 })
  expect(standingOut([ida(facts)], english)[0]?.reasons).toEqual([
    'Training again after 28 days without, at 33% of the load before',
  ])
  const [load] = teamFacts([facts])
  expect(load).toMatchObject({ kind: 'team-load', salience: 2, rising: [] })
  expect(describeFact(load!, english)).toBe(
    'ACWR of 1 athlete: 1 Sharp rise. Rising: none; falling: none; training again after a long time without: Athlete 1 (28 days, at 33% of the load before).',
  )
  expect(teamInsights([load!], english)[0]).toMatchObject({
    trend: 'Training again after a long time without: Athlete 1.',
    recommendation: expect.stringMatching(/^Raise the load in steps/),
  })
})

test('who comes back to more than the load before the pause is to be looked at first', () => {
  const facts = athleteFacts(ofLoads(...times(28, 300), ...times(28, 0), ...times(7, 50), ...times(7, 400)))
  expect(teamFacts([facts])[0]).toMatchObject({ kind: 'team-load', salience: 3, rising: [] })
})

test('the change of a week has no gate: +338 % against two recorded days', () => {
  const { reports } = ofLoads(...times(21, 100), ...times(5, null), 100, 100, ...times(7, 125))
  const [row] = squadRows([{ athleteId: '', reports, recordedSince: longAgo }], {
    from: today,
    to: today,
    today,
  })
  expect(row!.change).toMatchObject({ share: 3.375, basis: 'days-missing' })
})

test('nor is a change told of a record of nine days, nor a monotony of three', () => {
  const young = reportsOf([100, 100, ...times(7, 100)])
  const facts = athleteFacts(athleteRecord({ today, reports: young }))
  expect(describeFact(factOf(facts, 'load-change')!, english)).toBe(
    'Load of the last 7 days 700, of the 7 before 200 (7 and 2 of 7 days reported).',
  )
  const sparse = athleteFacts(athleteRecord({ today, reports: reportsOf([100, null, null, 200, null, 100]) }))
  expect(describeFact(factOf(sparse, 'monotony')!, english)).toContain('too few days reported to judge')
})

const period = (status: 'out' | 'off', firstDaysAgo: number, lastDaysAgo: number) => ({
  status,
  offKind: null,
  firstDay: addDays(today, -firstDaysAgo),
  backOn: addDays(today, 1 - lastDaysAgo),
  endedOn: addDays(today, 1 - lastDaysAgo),
})

test('who was out in the week is no fall, on no surface, and who has the day off is not silent', () => {
  const week = { ...ofLoads(...times(35, 100), ...times(7, 0)), absences: [period('out', 6, 0)] }
  const { table, facts, ratio } = surfacesOf(week)
  expect(isExplained(table, ratio!.daysOut)).toBe(true)
  expect(ratio).toMatchObject({ zone: 'red', salience: 0, daysOut: 7 })
  expect(reasonsAmong(facts)).toEqual([])
  expect(factOf(teamFacts([facts]), 'team-load')).toMatchObject({ falling: [], words: {} })
  expect(localInsights(facts, english)[0]?.recommendation).toBe(
    'Out on 7 days of the last 7: there is nothing to change. Raise the load in steps once the athlete is back.',
  )
  expect(describeFact(ratio!, english), 'as a provider is told it').not.toContain('out')
  const rise = { ...ofLoads(...times(35, 100), ...times(6, 300), 0), absences: [period('out', 0, 0)] }
  expect(factOf(athleteFacts(rise), 'load-ratio')).toMatchObject({ zone: 'red', salience: 3 })

  const ratings = times(28, 4).map((rating, at) => ({
    metricId: 'm',
    title: 'Mood',
    date: addDays(today, at - 32),
    rating,
  }))
  const quiet = { ...athleteRecord({ today, ratings }), absences: [period('off', 4, 0)] }
  const answered = athleteFacts(quiet)
  expect(factOf(answered, 'answers')).toMatchObject({ salience: 0, daysSinceLast: 5, isOff: true })
  expect(factOf(teamFacts([answered]), 'team-answers')?.quiet).toEqual([])
})

const loads = fc.array(fc.option(fc.constantFrom(0, 100, 300, 900), { nil: null, freq: 3 }), {
  minLength: 1,
  maxLength: 90,
})
/** Most days of a month, then a week of which many days are missing. */
const sparseWeeks = fc
  .tuple(
    fc.array(fc.option(fc.constantFrom(0, 100, 300), { nil: null, freq: 8 }), {
      minLength: 28,
      maxLength: 60,
    }),
    fc.array(fc.option(fc.constantFrom(300, 900), { nil: null, freq: 2 }), { minLength: 7, maxLength: 7 }),
  )
  .map((parts) => parts.flat())
const since = fc.integer({ min: 0, max: 60 })
const point = (reports: ReturnType<typeof reportsOf>) =>
  acwr(reports, { from: today, to: today, recordedSince: longAgo }).at(-1)!

test('no surface contradicts another, for any history', () => {
  fc.assert(
    fc.property(fc.oneof(loads, sparseWeeks), since, (days, before) => {
      const known = athleteRecord({ today, reports: reportsOf(days) })
      if (known.recordedSince === null) return
      const record = { ...known, recordedSince: addDays(known.recordedSince, -before) }
      const { table, page, facts, ratio } = surfacesOf(record)
      expect(page).toEqual(table)
      expect(ratio).toMatchObject({ ratio: table.ratio, basis: table.basis, zone: table.zone })
      const told = describeFact(ratio!, english)
      expect(told).toContain(`ACWR ${ratioText(table, english)}`)
      const team = factOf(teamFacts([facts]), 'team-load')
      const word = zoneWord(table)
      expect(team?.words).toEqual({ [word]: 1 })
      // A team is told of its athlete with the same figure, as a lower bound where it is one.
      const [moving] = describeFact(team!, english).split('; training again')
      const isListed = table.ratio! > 1 ? !factOf(facts, 'return') : true
      expect(moving!.match(/Athlete 1 \((.*?)\)/)?.[1]).toBe(
        isListed && (table.zone === 'yellow' || table.zone === 'red') ? ratioText(table, english) : undefined,
      )
      // Only a judged ratio has a colour, a place among those who stand out and a word for its direction.
      const isJudged = table.basis === 'enough' || table.basis === 'at-least'
      expect(table.zone !== 'none').toBe(isJudged)
      const reasons = standingOut([ida(facts)], english)[0]?.reasons ?? []
      expect(isJudged || !reasons.join().includes('on the four weeks before')).toBe(true)
      expect(!isJudged || told.includes(word)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('one more reported day never makes of nothing judged a stronger claim than that day supports', () => {
  fc.assert(
    fc.property(loads, fc.nat({ max: 34 }), fc.constantFrom(0, 100, 900), (days, daysAgo, load) => {
      const date = addDays(today, -daysAgo)
      const reports = reportsOf(days)
      if (reports.some((report) => report.date === date)) return
      const before = point(reports)
      const after = point([...reports, { date, load, sessions: load > 0 ? 1 : 0 }])
      if (before.basis !== 'days-missing') return
      // A verdict needs the days for it, or a rise that is one already.
      const isCovered = after.reportedDays.acute >= 5 && after.reportedDays.chronic >= 20
      const isRise = after.ratio! > 1.3 && after.reportedDays.chronic >= 20
      const supported = { enough: isCovered, 'at-least': isRise }
      const { basis } = after
      expect(basis === 'enough' || basis === 'at-least' ? supported[basis] : true).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('what is at least so much stays so, whatever is reported of the missing days of the week', () => {
  fc.assert(
    fc.property(loads, fc.nat({ max: 6 }), fc.constantFrom(0, 100, 900), (days, daysAgo, load) => {
      const date = addDays(today, -daysAgo)
      const reports = reportsOf(days)
      if (reports.some((report) => report.date === date)) return
      const before = point(reports)
      if (before.basis !== 'at-least') return
      const after = point([...reports, { date, load, sessions: load > 0 ? 1 : 0 }])
      expect(after.ratio).toBeGreaterThanOrEqual(before.ratio!)
      expect(['enough', 'at-least']).toContain(after.basis)
    }),
    { numRuns: 500 },
  )
})
