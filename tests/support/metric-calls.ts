import type { Someone } from '#tests/support/someone.ts'

export const createMetric = async (client: Someone, title: string, type = 'rating') =>
  (await client.team.post('/metrics', { title, type })).body.metric

export const metricsOf = async (client: Someone) => (await client.team.get('/metrics')).body.metrics

export const titlesOf = async (client: Someone) => (await metricsOf(client)).map(({ title }) => title)
