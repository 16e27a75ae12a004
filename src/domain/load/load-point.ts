import type { LocalDay } from '../calendar/local-day.ts'
import { type AcwrZone, zoneOf } from './acwr-zone.ts'

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
  /** null while the record is too short; 0 if the chronic load is 0, as specified. Both have the zone 'none'. */
  ratio: number | null
  zone: AcwrZone
  /** How many of the acute 7 and of the chronic 28 days anything was reported of. */
  reportedDays: { acute: number; chronic: number }
}

/** Ratio and zone of two loads; `hasHistory` says whether the record reaches back over all the days they stand for. */
export function ratioOf(
  acute: number,
  chronic: number,
  hasHistory: boolean,
): Pick<LoadPoint, 'ratio' | 'zone'> {
  if (!hasHistory) return { ratio: null, zone: 'none' }
  if (chronic === 0) return { ratio: 0, zone: 'none' }
  return { ratio: acute / chronic, zone: zoneOf(acute / chronic) }
}
