import type { DayRecord } from './day-records.ts'
import { rollingSums } from './rolling-sums.ts'

/** Beside each day how many of the last `size` days up to it anything was reported of. */
export const reportedDays = (records: readonly DayRecord[], size: number): number[] =>
  rollingSums(
    records.map(({ kind }) => (kind === 'not-reported' ? 0 : 1)),
    size,
  )
