import { ZONE_LIMITS } from '../load/acwr-zone.ts'
import type { LoadPoint } from '../load/load-point.ts'
import { statisticsMessages } from './statistics-messages.ts'

const { notEnoughHistory } = statisticsMessages

export type ZoneWord = 'Steady' | 'Rising' | 'Falling' | 'Sharp rise' | 'Sharp drop' | typeof notEnoughHistory

/** The zone in words: which way the load changes, and how much. */
export function zoneWord({ ratio, zone }: Pick<LoadPoint, 'ratio' | 'zone'>): ZoneWord {
  if (ratio === null || zone === 'none') return notEnoughHistory
  if (zone === 'green') return 'Steady'
  const isLow = ratio < ZONE_LIMITS.greenFrom
  if (zone === 'yellow') return isLow ? 'Falling' : 'Rising'
  return isLow ? 'Sharp drop' : 'Sharp rise'
}
