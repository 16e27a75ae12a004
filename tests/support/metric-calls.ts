import type { Someone } from '#tests/support/someone.ts'

export const createMetric = async (client: Someone, title: string, type = 'rating') =>
  (await client.post('/api/metrics', { title, type })).body.metric

export const metricsOf = async (client: Someone) => (await client.get('/api/metrics')).body.metrics

export const titlesOf = async (client: Someone) => (await metricsOf(client)).map(({ title }) => title)
