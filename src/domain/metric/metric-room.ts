import { MAX_METRICS } from './metric-limits.ts'

/** From here on the counter warns. */
const NEARLY_FULL = 7

export type MetricRoom = 'plenty' | 'nearly-full' | 'full'

export function metricRoom(used: number): MetricRoom {
  if (used >= MAX_METRICS) return 'full'
  return used >= NEARLY_FULL ? 'nearly-full' : 'plenty'
}
