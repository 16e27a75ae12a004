import { expect, test } from 'vitest'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { squadRows } from './squad-rows.ts'

const to: LocalDay = '2026-11-12'
const range = { from: addDays(to, -6), to, today: addDays(to, 30) }
const trained = (daysAgo: number, load: number) => ({ date: addDays(to, -daysAgo), load, sessions: 1 })
const rested = (daysAgo: number) => ({ date: addDays(to, -daysAgo), load: 0, sessions: 0 })

test('an athlete’s row reads the 7 days up to the end of the range, whatever weekday that is', () => {
  const reports = [
    trained(30, 500),
    trained(21, 400),
    trained(13, 300),
    trained(7, 300),
    trained(4, 480),
    rested(1),
    trained(-1, 999),
  ]
  const [row] = squadRows(
    [{ athleteId: 'Ida', reports: reports.toReversed(), recordedSince: addDays(to, -100) }],
    range,
  )
  if (!row) throw new Error('no row')
  expect(row.athleteId).toBe('Ida')
  expect(row.week.load).toBe(480)
  expect(row.week.monotony).toBeCloseTo(0.40825, 5)
  expect(row.week.strain).toBeCloseTo(195.959, 3)
  expect(row.change.share).toBeCloseTo(-0.2, 12)
  expect(row.change).toMatchObject({
    before: 600,
    basis: 'days-missing',
    reportedDays: { week: 2, weekBefore: 2 },
  })
  // 480 / ((500 + 400 + 300 + 300) / 4)
  expect(row.acwr).toMatchObject({ date: to, acute: 480, chronic: 375, ratio: 1.28, zone: 'none' })
  expect(row.reportedDays).toBe(5)
  expect(row.compliancePercent).toBeCloseTo((4 / 28) * 100, 10)
  expect(row.lastReported).toBe('2026-11-11')
  expect(row.sparkline.map(({ kind }) => kind)).toEqual([
    'not-reported',
    'not-reported',
    'trained',
    'not-reported',
    'not-reported',
    'rested',
    'not-reported',
  ])
})

test('an athlete without reports has no change, no ratio and no last day', () => {
  const [row] = squadRows([{ athleteId: 'Bo', reports: [], recordedSince: null }], range)
  expect(row).toMatchObject({
    change: { share: null },
    lastReported: null,
    compliancePercent: 0,
    reportedDays: 0,
  })
  expect(row?.acwr).toMatchObject({ date: to, ratio: null, zone: 'none' })
})

test('over a whole season a row shows all its days and reads only the last', () => {
  const member = { athleteId: 'Ida', reports: [trained(3, 480), trained(90, 70)], recordedSince: null }
  const [season] = squadRows([member], { ...range, from: addDays(to, -364) })
  const [week] = squadRows([member], range)
  expect(season?.sparkline).toHaveLength(365)
  expect(week?.sparkline).toHaveLength(7)
  expect({ ...season, sparkline: [] }).toEqual({ ...week, sparkline: [] })
})
