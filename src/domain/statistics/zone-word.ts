import { type Message, msg } from '../language/message.ts'
import type { Writing } from '../language/writing.ts'
import { ZONE_LIMITS } from '../load/acwr-zone.ts'
import type { LoadPoint } from '../load/load-point.ts'

/** Which way the load changes and how much, or why that is not judged. */
export type ZoneWord =
  | 'Steady'
  | 'Rising'
  | 'Falling'
  | 'Sharp rise'
  | 'Sharp drop'
  | 'not enough history'
  | 'too few days reported'
  | 'no load to compare with'

/** As pages and insights say it. */
export const ZONE_WORDS: Record<ZoneWord, Message> = {
  Steady: msg('Steady'),
  Rising: msg('Rising'),
  Falling: msg('Falling'),
  'Sharp rise': msg('Sharp rise'),
  'Sharp drop': msg('Sharp drop'),
  'not enough history': msg('not enough history'),
  'too few days reported': msg('too few days reported'),
  'no load to compare with': msg('no load to compare with'),
}

type Judged = Pick<LoadPoint, 'ratio' | 'zone' | 'basis'>
type Compared = Pick<LoadPoint, 'ratio' | 'chronic' | 'basis'>

/** The judgement in words. */
export function zoneWord({ ratio, zone, basis }: Judged): ZoneWord {
  if (basis === 'days-missing') return 'too few days reported'
  if (basis === 'no-load-before') return 'no load to compare with'
  if (ratio === null || basis === 'short-record') return 'not enough history'
  if (zone === 'green') return 'Steady'
  const isLow = ratio < ZONE_LIMITS.greenFrom
  if (zone === 'yellow') return isLow ? 'Falling' : 'Rising'
  return isLow ? 'Sharp drop' : 'Sharp rise'
}

/** Which way an arrow beside it points; null for none. */
export function directionOf({ ratio, zone }: Pick<LoadPoint, 'ratio' | 'zone'>): 'up' | 'down' | null {
  if (ratio === null || zone === 'none' || zone === 'green') return null
  return ratio > 1 ? 'up' : 'down'
}

/** Who was out in the week has trained and reported less: that is no fall to be alarmed by. A rise stays one. */
export const isExplained = (ratio: Pick<LoadPoint, 'ratio' | 'zone' | 'basis'>, daysOut: number): boolean =>
  daysOut > 0 && (directionOf(ratio) === 'down' || ratio.basis === 'days-missing')

/** '1.28', '≥ 1.56' where reports are missing, '–' where there is nothing to divide by. */
export function ratioText(
  { ratio, chronic, basis }: Compared,
  { decimals }: Pick<Writing, 'decimals'>,
): string {
  if (ratio === null || chronic === 0) return '–'
  return atLeast(decimals(ratio), basis)
}

/** A figure of a week of which reports are missing, though it is a rise already. */
export const atLeast = (figure: string, basis: LoadPoint['basis']): string =>
  basis === 'at-least' ? `≥\u00a0${figure}` : figure
