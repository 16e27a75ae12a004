import type { AcwrZone } from '#domain/load/acwr-zone.ts'
import type { Message } from '#domain/language/message.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import type { Writing } from '#domain/language/writing.ts'

export type Ratio = Pick<LoadPoint, 'ratio' | 'zone' | 'reportedDays'>

/** What is drawn and compared: nothing where there is not enough history. */
export const shownRatio = ({ ratio, zone }: Ratio): number | null => (zone === 'none' ? null : ratio)

export function ratioText(point: Ratio, { decimals }: Writing): string {
  const ratio = shownRatio(point)
  return ratio === null ? '–' : decimals(ratio)
}

/** Of the week and of the four weeks it is compared with. */
export const coverageOf = ({ reportedDays }: Ratio): Message => statisticsMessages.reported(reportedDays)

export const ZONE_TONES = {
  green: 'good',
  yellow: 'warn',
  red: 'bad',
  none: 'neutral',
} as const satisfies Record<AcwrZone, string>
