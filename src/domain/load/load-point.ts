import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { type AcwrZone, zoneOf } from './acwr-zone.ts'
import { type Basis, basisOf, isJudged, MIN_REPORTED_DAYS } from './basis.ts'
import type { DayReport } from './day-records.ts'

export const ACUTE_DAYS = 7
export const CHRONIC_DAYS = 28

/**
 * The days to compute, both included. `recordedSince` is the first day the athlete ever reported, null if there is none:
 * the reports at hand may begin later, so it can't be told from them.
 */
export type LoadRange = { from: LocalDay; to: LocalDay; recordedSince: LocalDay | null }

/** What the load of one day and of the days before it comes to, by either method. */
export type LoadPoint = {
  date: LocalDay
  daily: number
  acute: number
  chronic: number
  /** null while the record is too short; 0 if the chronic load is 0, as specified. */
  ratio: number | null
  /** What may be said of the ratio; every surface says this. */
  basis: Basis
  /** 'none' where the ratio is not judged. */
  zone: AcwrZone
  /** How many of the acute 7 and of the chronic 28 days anything was reported of. */
  reportedDays: { acute: number; chronic: number }
}

type Compared = Pick<LoadPoint, 'acute' | 'chronic' | 'reportedDays'>

/** `hasHistory`: the record reaches back over all the days they stand for. `isCoupled`: the chronic load knows the acute days. */
type Method = { hasHistory: boolean; isCoupled: boolean }

/** The ratio of two loads and how it is judged. */
export function ratioOf(
  { acute, chronic, reportedDays }: Compared,
  { hasHistory, isCoupled }: Method,
): Pick<LoadPoint, 'ratio' | 'basis' | 'zone'> {
  const ratio = !hasHistory ? null : chronic === 0 ? 0 : acute / chronic
  const zone = zoneOf(ratio)
  const basis = basisOf({
    isRecorded: hasHistory,
    isCovered: reportedDays.acute >= MIN_REPORTED_DAYS.acute,
    isCoveredBefore: reportedDays.chronic >= MIN_REPORTED_DAYS.chronic,
    hadLoad: chronic > 0,
    // A day more raises both loads of a coupled ratio, and may lower it.
    isRise: !isCoupled && ratio !== null && zone !== 'green' && ratio > 1,
  })
  return { ratio, basis, zone: isJudged(basis) ? zone : 'none' }
}

/**
 * The last day that figures count, of those up to `to`: none to come, and today only once it is reported. Taken for a rest
 * until then, the load would fall every morning.
 */
export function lastCountedDay(
  reports: readonly { date: LocalDay }[],
  { to, today }: { to: LocalDay; today: LocalDay },
): LocalDay {
  if (to < today) return to
  return reports.some(({ date }) => date === today) ? today : addDays(today, -1)
}

/** A range as far as figures count it; never empty. */
export function countedRange(
  reports: readonly DayReport[],
  { from, to }: { from: LocalDay; to: LocalDay },
  today: LocalDay,
): { from: LocalDay; to: LocalDay } {
  const last = lastCountedDay(reports, { to, today })
  return { from: from < last ? from : last, to: last }
}
