export const METRIC_TYPES = ['rating', 'text'] as const
export type MetricType = (typeof METRIC_TYPES)[number]

/** Whom the answers are for: all who work for the team, or those of them who see health answers. */
export const AUDIENCES = ['staff', 'health'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Archived ones do not count. Held by a trigger (migration 0017), also when two are added at the same moment. */
export const MAX_METRICS = 10
export const MAX_METRIC_TITLE_LENGTH = 80
export const MAX_METRIC_DESCRIPTION_LENGTH = 500

/** From here on the counter warns. */
const NEARLY_FULL = 7

export type MetricRoom = 'plenty' | 'nearly-full' | 'full'

export function metricRoom(used: number): MetricRoom {
  if (used >= MAX_METRICS) return 'full'
  return used >= NEARLY_FULL ? 'nearly-full' : 'plenty'
}
