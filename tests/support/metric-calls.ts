import type { Someone } from '#tests/support/someone.ts'

export const createMetric = async (client: Someone, title: string, type = 'rating') =>
  (await client.team.post('/metrics', { title, type })).body.metric

/** For a member of the staff who sees health answers. */
export const createHealthMetric = async (client: Someone, title: string) =>
  (await client.team.post('/metrics', { title, type: 'rating', audience: 'health' })).body.metric

export const metricsOf = async (client: Someone) => (await client.team.get('/metrics')).body.metrics

export const titlesOf = async (client: Someone) => (await metricsOf(client)).map(({ title }) => title)
