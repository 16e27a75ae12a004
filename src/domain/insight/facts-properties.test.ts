import fc from 'fast-check'
import { expect, test } from 'vitest'
import { athleteRecord } from '#tests/support/athlete-record.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { english } from '../language/english.ts'
import { squadRows } from '../load/squad-rows.ts'
import { athleteFacts } from './athlete-facts.ts'
import type { AthleteRecord } from './athlete-record.ts'
import { describeFact } from './describe-fact.ts'
import { factOf } from './fact.ts'
import { genericInsights, localInsights } from './local-insights.ts'
import { teamFacts } from './team-facts.ts'
import { teamInsights } from './team-insights.ts'

const today: LocalDay = '2028-03-03'
const day = fc.integer({ min: -2, max: 45 }).map((daysAgo) => addDays(today, -daysAgo))
const report = fc.record({
  date: day,
  load: fc.constantFrom(0, 0, 1, 300, 300, 450, 700, 14_400),
  sessions: fc.constant(1),
})
const rest = fc.record({ date: day, load: fc.constant(0), sessions: fc.constant(0) })
const reports = fc.uniqueArray(fc.oneof(report, report, rest), {
  selector: ({ date }) => date,
  maxLength: 48,
})
const rating = fc.record({
  metricId: fc.constantFrom('a', 'b', 'c'),
  title: fc.constantFrom('Mood', 'Sleep'),
  date: day,
  rating: fc.integer({ min: 1, max: 5 }),
})
const note = fc.record({ date: day, title: fc.constant('Note'), text: fc.constantFrom('', ' ', 'tired') })
const athlete: fc.Arbitrary<AthleteRecord> = fc
  .record({ reports, ratings: fc.array(rating, { maxLength: 100 }), notes: fc.array(note, { maxLength: 5 }) })
  .chain((lists) => {
    const known = athleteRecord({ today, ...lists })
    const since = fc.integer({ min: 0, max: 400 }).map((daysAgo) => addDays(today, -daysAgo))
    const first = known.recordedSince
    return since.map((began) =>
      first === null || first < began ? known : { ...known, recordedSince: began },
    )
  })

test('no sentence holds what is no number, and every insight says something', () => {
  fc.assert(
    fc.property(fc.array(athlete, { maxLength: 5 }), (athletes) => {
      const each = athletes.map(athleteFacts)
      const team = teamFacts(each)
      const insights = [
        ...each.flatMap((facts) => localInsights(facts, english)),
        ...each.flatMap((facts) => genericInsights(facts, english)),
        ...teamInsights(team, english),
      ]
      const sentences = [
        ...[...each.flat(), ...team].map((fact) => describeFact(fact, english)),
        ...insights.flatMap(({ area, trend, recommendation }) => [area, trend, recommendation]),
      ]
      for (const sentence of sentences) {
        expect(sentence).toMatch(/\p{L}/u)
        expect(sentence).not.toMatch(/NaN|∞|Infinity|undefined|null|−0\.00\b|-\d/)
      }
      for (const facts of each) {
        expect(localInsights(facts, english).length).toBeGreaterThan(0)
        expect(localInsights(facts, english).length).toBeLessThanOrEqual(3)
      }
      expect(teamInsights(team, english).length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 300 },
  )
})

test('the order in which a record comes changes nothing', () => {
  fc.assert(
    fc.property(athlete, (given) => {
      const unique = new Map(
        given.ratings.map((each) => [each.metricId + each.date, { ...each, title: each.metricId }]),
      )
      const ratings = [...unique.values()]
      const turned = {
        ...given,
        reports: given.reports.toReversed(),
        ratings: ratings.toReversed(),
        notes: given.notes.toReversed(),
      }
      expect(athleteFacts(turned)).toEqual(athleteFacts({ ...given, ratings }))
    }),
  )
})

test('load, change, ratio, monotony and strain are those of the squad table', () => {
  fc.assert(
    fc.property(athlete, (given) => {
      const facts = athleteFacts(given)
      const ratio = factOf(facts, 'load-ratio')
      if (!ratio) return
      const range = { from: addDays(today, -29), to: today, today }
      const [row] = squadRows([{ ...given, athleteId: '' }], range)
      const { date: _, daily: __, ...judged } = row!.acwr
      expect(ratio).toMatchObject(judged)
      const relative = factOf(facts, 'load-change')
      if (!relative) return
      const { load, before, change, basis } = relative
      expect([load, change, basis]).toEqual([row!.week.load, row!.change.share, row!.change.basis])
      expect(before > 0 ? load / before - 1 : null).toBe(change)
      const { monotony, strain } = factOf(facts, 'monotony') ?? { monotony: 0, strain: 0 }
      expect([monotony, strain]).toEqual([row!.week.monotony, row!.week.strain])
    }),
  )
})

test('nothing is claimed of a load of which more than two days in seven are missing', () => {
  fc.assert(
    fc.property(athlete, (given) => {
      const ratio = factOf(athleteFacts(given), 'load-ratio')
      if (!ratio || (ratio.reportedDays.acute >= 5 && ratio.reportedDays.chronic >= 20)) return
      expect(ratio.basis).not.toBe('enough')
      const isRise = ratio.basis === 'at-least' && ratio.ratio! > 1.3
      expect(isRise || (ratio.salience === 0 && ratio.zone === 'none')).toBe(true)
    }),
  )
})
