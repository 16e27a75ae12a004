import { calendarDays, daysAgo } from '../calendar/days.ts'
import { addDays } from '../calendar/local-day.ts'
import { dayRecords } from '../load/day-records.ts'
import { ACUTE_DAYS } from '../load/load-point.ts'
import { type SquadRow, squadRows } from '../load/squad-rows.ts'
import type { AthleteRecord } from './athlete-record.ts'
import type { Basis, LoadChangeFact, LoadRatioFact, MonotonyFact, Salience } from './fact.ts'

/**
 * A day without a report counts as 0, so with more than two of seven missing a lower load is more likely not reported than
 * not trained. Such figures are shown with their coverage, and nothing is claimed from them.
 */
export const MIN_REPORTED_DAYS = { acute: 5, chronic: 20 } as const

/** The usual mark for a monotonous week, after Foster 1998 (Med Sci Sports Exerc 30:1164). */
export const HIGH_MONOTONY = 2

/** Weeks differ by a fifth even if the plan stays the same. */
const NOTABLE_CHANGE = 0.3
const LARGE_CHANGE = 0.6

/** Of the same zone, more load than usual is worth a look before less. */
const RATIO_SALIENCE = {
  rise: { green: 0, none: 0, yellow: 2, red: 3 },
  fall: { green: 0, none: 0, yellow: 1, red: 2 },
} as const

/** The figures of the squad table, on the day it ends. */
export function loadFacts(record: AthleteRecord): (LoadChangeFact | LoadRatioFact | MonotonyFact)[] {
  const { today, reports, recordedSince } = record
  const range = { from: addDays(today, 1 - ACUTE_DAYS), to: today }
  const [row] = squadRows([{ athleteId: '', reports, recordedSince }], range)
  if (!row || (row.acwr.acute === 0 && row.acwr.chronic === 0)) return []
  const ratio = ratioFact(row, recordedSince === null ? 0 : daysAgo(recordedSince, today) + 1)
  return [ratio, changeFact(row, record), ...monotonyFacts(row, ratio)]
}

function ratioFact({ acwr }: SquadRow, recordedDays: number): LoadRatioFact {
  const { acute, chronic, ratio, zone, reportedDays } = acwr
  const basis = basisOf({
    isRecorded: ratio !== null,
    isCovered:
      reportedDays.acute >= MIN_REPORTED_DAYS.acute && reportedDays.chronic >= MIN_REPORTED_DAYS.chronic,
    hadLoad: chronic > 0,
  })
  const direction = ratio !== null && ratio > 1 ? 'rise' : 'fall'
  const salience = basis === 'enough' ? RATIO_SALIENCE[direction][zone] : 0
  return { kind: 'load-ratio', salience, basis, recordedDays, acute, chronic, ratio, zone, reportedDays }
}

function changeFact({ week, change, acwr }: SquadRow, { today, reports, recordedSince }: AthleteRecord) {
  const dayBeforeWeek = addDays(today, -ACUTE_DAYS)
  const before = dayRecords(reports, calendarDays(addDays(dayBeforeWeek, 1 - ACUTE_DAYS), dayBeforeWeek))
  const reportedDays = {
    week: acwr.reportedDays.acute,
    weekBefore: before.filter(({ kind }) => kind !== 'not-reported').length,
  }
  const isRecorded = recordedSince !== null && recordedSince <= before[0]!.date
  const isCovered = Math.min(reportedDays.week, reportedDays.weekBefore) >= MIN_REPORTED_DAYS.acute
  const basis = basisOf({ isRecorded, isCovered, hadLoad: change !== null })
  return {
    kind: 'load-change',
    salience: basis === 'enough' ? changeSalience(change ?? 0) : 0,
    basis,
    load: week.load,
    before: before.reduce((sum, day) => sum + (day.kind === 'trained' ? day.load : 0), 0),
    change,
    reportedDays,
  } satisfies LoadChangeFact
}

function changeSalience(change: number): Salience {
  if (Math.abs(change) < NOTABLE_CHANGE) return 0
  return change >= LARGE_CHANGE ? 2 : 1
}

/** An even week of little load does no harm: it is worth a look only where the load is not falling. */
function monotonyFacts({ week, acwr }: SquadRow, ratio: LoadRatioFact): MonotonyFact[] {
  const { load, monotony, strain, hasMonotony } = week
  if (load === 0) return []
  const reportedDays = acwr.reportedDays.acute
  const basis = basisOf({
    isRecorded: ratio.recordedDays >= ACUTE_DAYS,
    isCovered: reportedDays >= MIN_REPORTED_DAYS.acute,
    hadLoad: true,
  })
  const isHigh = !hasMonotony || monotony >= HIGH_MONOTONY
  const isFalling = ratio.basis === 'enough' && ratio.zone !== 'green' && ratio.ratio! < 1
  const salience = basis === 'enough' && isHigh && !isFalling ? 2 : 0
  return [{ kind: 'monotony', salience, basis, reportedDays, load, monotony, strain, hasMonotony }]
}

/** Why nothing is claimed from a figure: the first reason counts. */
function basisOf(known: { isRecorded: boolean; isCovered: boolean; hadLoad: boolean }): Basis {
  if (!known.isRecorded) return 'short-record'
  if (!known.isCovered) return 'days-missing'
  return known.hadLoad ? 'enough' : 'no-load-before'
}
