import type { LocalDay } from '../calendar/local-day.ts'

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

export type AcwrZone = 'green' | 'yellow' | 'red' | 'none'

/** The limits themselves belong to the better zone. */
export const ZONE_LIMITS = { yellowFrom: 0.6, greenFrom: 0.8, greenTo: 1.3, yellowTo: 1.5 } as const

/** 'none' where there is not enough history for a ratio, which is no reason for alarm. */
export function zoneOf(ratio: number | null): AcwrZone {
  if (ratio === null) return 'none'
  if (ratio >= ZONE_LIMITS.greenFrom && ratio <= ZONE_LIMITS.greenTo) return 'green'
  return ratio >= ZONE_LIMITS.yellowFrom && ratio <= ZONE_LIMITS.yellowTo ? 'yellow' : 'red'
}
