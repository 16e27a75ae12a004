export const METRIC_TYPES = ['rating', 'text'] as const
export type MetricType = (typeof METRIC_TYPES)[number]

/** Held by a trigger (migration 0002), also when two are added at the same moment. */
export const MAX_METRICS = 10
export const MAX_METRIC_TITLE_LENGTH = 80
export const MAX_METRIC_DESCRIPTION_LENGTH = 500
