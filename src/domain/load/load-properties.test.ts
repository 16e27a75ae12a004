import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDays, mondayOf } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { acwr } from './acwr.ts'
import { compliance } from './compliance.ts'
import { dayRecords, type DayReport, dayReports, loadOf, type ReportedSession } from './day-records.ts'
import { ewma } from './ewma.ts'
import type { LoadPoint } from './load-point.ts'
import { squadRows } from './squad-rows.ts'
import { trainingWeek, weekFigures } from './week.ts'

const SEASON_DAYS = 120
const first: LocalDay = '2027-12-20'
const dayAt = (offset: number) => addDays(first, offset)
const offset = fc.integer({ min: 0, max: SEASON_DAYS - 1 })

const half = { date: offset.map(dayAt), slot: fc.constantFrom('AM' as const, 'PM' as const) }
const trained = fc.record({
  ...half,
  kind: fc.constant('trained' as const),
  trainingType: fc.constant('competition' as const),
  rpe: fc.integer({ min: 1, max: 10 }),
  durationMin: fc.integer({ min: 1, max: 1440 }),
})
const rested = fc.record({ ...half, kind: fc.constant('rested' as const) })
const season: fc.Arbitrary<ReportedSession[]> = fc.uniqueArray(fc.oneof(trained, trained, rested), {
  selector: ({ date, slot }) => date + slot,
  maxLength: SEASON_DAYS,
})
const range = fc.tuple(offset, offset).map(([a, b]) => ({
  from: dayAt(Math.min(a, b)),
  to: dayAt(Math.max(a, b)),
  recordedSince: first,
}))

const moved = <Dated extends { date: LocalDay }>(dated: Dated, days: number): Dated => ({
  ...dated,
  date: addDays(dated.date, days),
})
const scaled = (reports: DayReport[], factor: number) =>
  reports.map((report) => ({ ...report, load: report.load * factor }))
const methods = [
  ['the uncoupled ratio', acwr],
  ['the weighted averages', ewma],
] as const

test('one more session never lowers a week, and raises its own by its load', () => {
  fc.assert(
    fc.property(season, trained, (reported, session) => {
      const free = reported.filter(({ date, slot }) => date !== session.date || slot !== session.slot)
      const monday = mondayOf(session.date)
      const [before, after] = [trainingWeek(free, monday), trainingWeek([...free, session], monday)]
      expect(after.figures.load).toBe(before.figures.load + session.rpe * session.durationMin)
      expect(after.sessions).toBe(before.sessions + 1)
    }),
  )
})

test('one more declared rest changes no load and no compliance', () => {
  fc.assert(
    fc.property(season, rested, range, (reported, rest, { from, to }) => {
      const free = reported.filter(({ date, slot }) => date !== rest.date || slot !== rest.slot)
      const [before, after] = [dayReports(free), dayReports([...free, rest])]
      const days = calendarDays(from, to)
      expect(dayRecords(after, days).map(loadOf)).toEqual(dayRecords(before, days).map(loadOf))
      expect(compliance(after, to)).toBe(compliance(before, to))
    }),
  )
})

test('the order of what is reported changes nothing', () => {
  fc.assert(
    fc.property(season, range, (reported, days) => {
      const [given, reversed] = [dayReports(reported), dayReports(reported.toReversed())]
      expect(reversed).toEqual(given)
      expect(acwr(given.toReversed(), days)).toEqual(acwr(given, days))
    }),
  )
})

test('monotony is the same at twice or ten times the load; strain grows along', () => {
  const week = fc.array(fc.integer({ min: 0, max: 28_800 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(week, fc.constantFrom(2, 3, 10), (loads, factor) => {
      const [plain, more] = [weekFigures(loads), weekFigures(loads.map((load) => load * factor))]
      expect(more.hasMonotony).toBe(plain.hasMonotony)
      expect(more.monotony).toBeCloseTo(plain.monotony, 9)
      expect(more.strain / factor).toBeCloseTo(plain.strain, 3)
    }),
  )
})

test.each(methods)('%s: scaling all loads leaves every ratio as it was', (_, method) => {
  fc.assert(
    fc.property(season, range, fc.constantFrom(2, 3, 10), (reported, days, factor) => {
      const reports = dayReports(reported)
      const [plain, more] = [method(reports, days), method(scaled(reports, factor), days)]
      const rounded = (points: LoadPoint[]) => points.map(({ ratio }) => ratio?.toFixed(9))
      expect(rounded(more)).toEqual(rounded(plain))
    }),
    { numRuns: 50 },
  )
})

test.each(methods)('%s: shifting everything by whole weeks changes nothing but the dates', (_, method) => {
  fc.assert(
    fc.property(season, range, fc.integer({ min: -60, max: 60 }), (reported, days, weeks) => {
      const shift = 7 * weeks
      const later = {
        from: addDays(days.from, shift),
        to: addDays(days.to, shift),
        recordedSince: addDays(days.recordedSince, shift),
      }
      const laterReported = reported.map((session) => moved(session, shift))
      expect(method(dayReports(laterReported), later)).toEqual(
        method(dayReports(reported), days).map((point) => moved(point, shift)),
      )
      expect(trainingWeek(laterReported, mondayOf(later.to)).figures).toEqual(
        trainingWeek(reported, mondayOf(days.to)).figures,
      )
    }),
    { numRuns: 50 },
  )
})

test('a day’s ratio knows nothing of later days, nor of what lies more than 35 days back', () => {
  fc.assert(
    fc.property(season, range, (reported, { to }) => {
      const reports = dayReports(reported)
      const within = reports.filter(({ date }) => date <= to && date > addDays(to, -35))
      const days = { from: to, to, recordedSince: first }
      expect(acwr(within, days)).toEqual(acwr(reports, days))
      expect(compliance(within, to)).toBe(compliance(reports, to))
    }),
  )
})

test('a day computed alone is the day computed within a range', () => {
  fc.assert(
    fc.property(season, range, (reported, days) => {
      const reports = dayReports(reported)
      expect(acwr(reports, days).at(-1)).toEqual(acwr(reports, { ...days, from: days.to })[0])
    }),
  )
})

test('every ratio is the one summed up plainly, day by day', () => {
  fc.assert(
    fc.property(season, range, (reported, days) => {
      const reports = dayReports(reported)
      const sum = (day: LocalDay, newest: number, oldest: number) =>
        reports
          .filter(({ date }) => date <= addDays(day, -newest) && date >= addDays(day, -oldest))
          .reduce((total, { load }) => total + load, 0)
      for (const { date, acute, chronic, ratio, basis, zone } of acwr(reports, days)) {
        const weeks = [sum(date, 7, 13), sum(date, 14, 20), sum(date, 21, 27), sum(date, 28, 34)]
        expect(acute).toBe(sum(date, 0, 6))
        expect(chronic).toBe(weeks.reduce((total, week) => total + week, 0) / 4)
        const quotient = chronic === 0 ? 0 : acute / chronic
        expect(ratio).toBe(date < dayAt(34) ? null : quotient)
        expect(zone === 'none').toBe(basis !== 'enough' && basis !== 'at-least')
        expect(date >= dayAt(34) || basis === 'short-record').toBe(true)
      }
    }),
    { numRuns: 25 },
  )
})

test('a constant load is its own weighted average and has the ratio 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28_800 }), range, (load, days) => {
      const reports = Array.from({ length: SEASON_DAYS }, (_, day) => ({
        date: dayAt(day),
        load,
        sessions: 1,
      }))
      for (const { acute, chronic, ratio } of ewma(reports, days)) {
        expect([acute, chronic]).toEqual([load, load])
        expect([null, 1]).toContain(ratio)
      }
    }),
    { numRuns: 50 },
  )
})

test('the squad’s weekly loads sum to the loads of its days', () => {
  fc.assert(
    fc.property(fc.array(season, { maxLength: 5 }), range, (squad, days) => {
      const rows = squadRows(
        squad.map((reported) => ({ athleteId: '', reports: dayReports(reported), recordedSince: first })),
        { ...days, today: addDays(days.to, 1) },
      )
      const sixDaysBefore = addDays(days.to, -6)
      const sessions = squad.flat().filter(({ date }) => date >= sixDaysBefore && date <= days.to)
      expect(rows.reduce((sum, { week }) => sum + week.load, 0)).toBe(
        dayReports(sessions).reduce((sum, { load }) => sum + load, 0),
      )
      for (const { week, acwr: point } of rows) expect(point.acute).toBe(week.load)
    }),
    { numRuns: 50 },
  )
})
