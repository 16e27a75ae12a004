import type { Message } from '#domain/language/message.ts'
import type { AcwrZone } from '#domain/load/acwr-zone.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'

export type Ratio = Pick<LoadPoint, 'ratio' | 'basis' | 'zone' | 'reportedDays'>

/** What is drawn and compared: nothing where it is not judged. */
export const judgedRatio = ({ ratio, zone }: Ratio): number | null => (zone === 'none' ? null : ratio)

/** Of the week and of the four weeks it is compared with. */
export const coverageOf = ({ reportedDays }: Ratio): Message => statisticsMessages.reported(reportedDays)

export const ZONE_TONES = {
  green: 'good',
  yellow: 'warn',
  red: 'bad',
  none: 'neutral',
} as const satisfies Record<AcwrZone, string>
