import { ACUTE_DAYS } from '../load/load-point.ts'
import { type DayRecord, loadOf } from '../load/day-records.ts'

const MAX_POINTS = 60

/** How many days one point stands for: one, or as few whole weeks as leave no more points than can be told apart. */
export function sparklineDays(days: number): number {
  if (days <= MAX_POINTS) return 1
  return ACUTE_DAYS * Math.ceil(days / ACUTE_DAYS / MAX_POINTS)
}

/**
 * The loads of stretches of `size` days, the last one ending with the records; null where nothing is reported. Days too
 * few for a stretch are left out at the beginning, where their sum would look like a rise.
 */
export function sparkline(records: readonly DayRecord[], size: number): (number | null)[] {
  const left = records.length % size
  return Array.from({ length: Math.floor(records.length / size) }, (_, point) => {
    const stretch = records.slice(left + point * size, left + (point + 1) * size)
    if (stretch.every(({ kind }) => kind === 'not-reported')) return null
    return stretch.reduce((sum, record) => sum + loadOf(record), 0)
  })
}
