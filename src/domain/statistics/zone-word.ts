import { type Message, msg } from '../language/message.ts'
import { ZONE_LIMITS } from '../load/acwr-zone.ts'
import type { LoadPoint } from '../load/load-point.ts'

/** Which way the load changes, and how much. */
export type ZoneWord = 'Steady' | 'Rising' | 'Falling' | 'Sharp rise' | 'Sharp drop' | 'not enough history'

/** As pages and insights say it. */
export const ZONE_WORDS: Record<ZoneWord, Message> = {
  Steady: msg('Steady'),
  Rising: msg('Rising'),
  Falling: msg('Falling'),
  'Sharp rise': msg('Sharp rise'),
  'Sharp drop': msg('Sharp drop'),
  'not enough history': msg('not enough history'),
}

/** The zone in words. */
export function zoneWord({ ratio, zone }: Pick<LoadPoint, 'ratio' | 'zone'>): ZoneWord {
  if (ratio === null || zone === 'none') return 'not enough history'
  if (zone === 'green') return 'Steady'
  const isLow = ratio < ZONE_LIMITS.greenFrom
  if (zone === 'yellow') return isLow ? 'Falling' : 'Rising'
  return isLow ? 'Sharp drop' : 'Sharp rise'
}
