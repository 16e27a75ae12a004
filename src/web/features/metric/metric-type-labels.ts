import type { MetricType } from '#domain/metric/metric-limits.ts'

export const metricTypeLabels: Record<MetricType, string> = { rating: 'Rating (1-5)', text: 'Text' }

export const metricTypeHints: Record<MetricType, string> = {
  rating: 'A 1-5 scale for quick numerical feedback.',
  text: 'Free-form detailed responses.',
}
