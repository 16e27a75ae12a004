export const METRIC_TYPES = ['rating', 'text'] as const
export type MetricType = (typeof METRIC_TYPES)[number]

export const MAX_METRIC_TITLE_LENGTH = 80
export const MAX_METRIC_DESCRIPTION_LENGTH = 500
