import { absentDays, daysOutOf } from '../absence/absent-days.ts'
import { daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { isJudged } from '../load/basis.ts'
import type { DayReport } from '../load/day-records.ts'
import { ACUTE_DAYS, CHRONIC_DAYS } from '../load/load-point.ts'
import { isHighMonotony } from '../load/week.ts'
import { NOTABLE_CHANGE, type SquadRow, squadRows } from '../load/squad-rows.ts'
import { isExplained } from '../statistics/zone-word.ts'
import type { AthleteRecord } from './athlete-record.ts'
import { baselineOf } from '../wellness/baseline.ts'
import type { LoadChangeFact, LoadRatioFact, MonotonyFact, Salience } from './fact.ts'

const LARGE_CHANGE = 0.6

/** Of the same zone, more load than usual is worth a look before less. */
const RATIO_SALIENCE = {
  rise: { green: 0, none: 0, yellow: 2, red: 3 },
  fall: { green: 0, none: 0, yellow: 1, red: 2 },
} as const

/** The figures of the squad table, on the day it ends. */
export function loadFacts(record: AthleteRecord): (LoadChangeFact | LoadRatioFact | MonotonyFact)[] {
  const { today, reports, recordedSince } = record
  const range = { from: today, to: today, today }
  const [row] = squadRows([{ athleteId: '', reports, recordedSince }], range)
  if (!row || recordedSince === null) return []
  const ratio = ratioFact(row, record)
  const hasLoad = row.acwr.acute > 0 || row.acwr.chronic > 0
  return hasLoad ? [ratio, changeFact(row), ...monotonyFacts(row, ratio)] : [ratio]
}

function ratioFact({ acwr }: SquadRow, record: AthleteRecord): LoadRatioFact {
  const { reports, recordedSince, absences } = record
  const { acute, chronic, ratio, basis, zone, reportedDays } = acwr
  const direction = ratio !== null && ratio > 1 ? 'rise' : 'fall'
  const week = { from: addDays(acwr.date, 1 - ACUTE_DAYS), to: acwr.date }
  const daysOut = daysOutOf(absentDays(absences, week), week.to, ACUTE_DAYS)
  const salience = isExplained(acwr, daysOut) ? 0 : RATIO_SALIENCE[direction][zone]
  return {
    kind: 'load-ratio',
    salience,
    recordedDays: daysAgo(recordedSince!, acwr.date) + 1,
    spread: spreadOf(weeksBefore(reports, acwr.date)),
    daysOut,
    acute,
    chronic,
    ratio,
    basis,
    zone,
    reportedDays,
  }
}

/** The loads of the four weeks before the one that ends on `end`. */
function weeksBefore(reports: readonly DayReport[], end: LocalDay): number[] {
  const weeks = Array.from({ length: CHRONIC_DAYS / ACUTE_DAYS }, () => 0)
  for (const { date, load } of reports) {
    const week = Math.floor(daysAgo(date, end) / ACUTE_DAYS) - 1
    if (week in weeks) weeks[week]! += load
  }
  return weeks
}

function spreadOf(weeks: readonly number[]): number {
  const { mean, deviation } = baselineOf(weeks)
  return mean > 0 ? deviation / mean : 0
}

function changeFact({ week, change }: SquadRow): LoadChangeFact {
  const { share, before, basis, reportedDays } = change
  return {
    kind: 'load-change',
    salience: isJudged(basis) ? changeSalience(share ?? 0) : 0,
    basis,
    load: week.load,
    before,
    change: share,
    reportedDays,
  }
}

function changeSalience(change: number): Salience {
  if (Math.abs(change) < NOTABLE_CHANGE) return 0
  return change >= LARGE_CHANGE ? 2 : 1
}

/** An even week of little load does no harm: it is worth a look only where the load is not falling. */
function monotonyFacts({ week, acwr }: SquadRow, ratio: LoadRatioFact): MonotonyFact[] {
  const { load, monotony, strain, hasMonotony, basis } = week
  if (load === 0) return []
  const isHigh = !hasMonotony || isHighMonotony(monotony)
  const isFalling = ratio.zone !== 'none' && ratio.zone !== 'green' && ratio.ratio! < 1
  const salience = basis === 'enough' && isHigh && !isFalling ? 2 : 0
  const reportedDays = acwr.reportedDays.acute
  return [{ kind: 'monotony', salience, basis, reportedDays, load, monotony, strain, hasMonotony }]
}
