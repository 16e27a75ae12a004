import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { createMetric, metricsOf, titlesOf } from '#tests/support/metric-calls.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

describe('creating a metric', () => {
  test('adds it at the end of the list, for the manager and the team', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app, { coach: manager })
    const reply = await manager.team.post('/metrics', {
      title: '  Sleep quality ',
      description: ' How well did you sleep? ',
      type: 'rating',
    })
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        metric: {
          id: expect.any(String),
          title: 'Sleep quality',
          description: 'How well did you sleep?',
          type: 'rating',
          audience: 'staff',
        },
      },
    ])
    await createMetric(manager, 'Notes', 'text')
    await createMetric(manager, 'Mood')
    expect(await titlesOf(manager)).toEqual(['Sleep quality', 'Notes', 'Mood'])
    expect((await athlete.get('/api/day')).body.day.metrics).toEqual(await metricsOf(manager))
    const stored = await app.db.system
      .select()
      .from(customMetrics)
      .where(eq(customMetrics.teamId, manager.team.id))
    expect(stored.every(({ isActive }) => isActive)).toBe(true)
  })

  test.for([
    [{ title: ' ', type: 'rating' }, 'title: A title is needed'],
    [{ type: 'rating' }, expect.stringContaining('title')],
    [{ title: 'x'.repeat(81), type: 'rating' }, expect.stringContaining('title')],
    [{ title: 'Mood', description: 'x'.repeat(501), type: 'rating' }, expect.stringContaining('description')],
    [{ title: 'Mood', type: 'number' }, expect.stringContaining('type')],
    [{ title: 'nul\u0000byte', type: 'text' }, expect.stringContaining('invisible')],
  ] as const)('%j is refused and leaves nothing behind', async ([metric, message], { app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const reply = await manager.team.post('/metrics', metric)
    expect([reply.status, reply.body.message]).toEqual([400, message])
    expect(await metricsOf(manager)).toEqual([])
  })

  test('fifty at once gives ten metrics and forty refusals that say why', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        manager.team.post('/metrics', { title: `Metric ${index}`, type: 'rating' }),
      ),
    )
    const refused = replies.filter(({ status }) => status === 409)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array.from({ length: 40 }, () => 'You have reached the maximum limit of 10 metrics'),
    )
    expect(await metricsOf(manager)).toHaveLength(10)
  })
})

describe('the starter set', () => {
  test('is five ratings, in the order athletes know them', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const { status, body } = await manager.team.post('/metrics/starter-set')
    expect([status, body.metrics]).toEqual([201, await metricsOf(manager)])
    expect(await titlesOf(manager)).toEqual(['Sleep quality', 'Fatigue', 'Muscle soreness', 'Stress', 'Mood'])
    expect((await metricsOf(manager)).every(({ type }) => type === 'rating')).toBe(true)
    await createMetric(manager, 'Notes', 'text')
    expect((await titlesOf(manager)).at(-1)).toBe('Notes')
  })

  test('is added once, however often it is asked for at once', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => manager.team.post('/metrics/starter-set')),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'metrics-exist')).toHaveLength(7)
    expect(await metricsOf(manager)).toHaveLength(5)
  })

  test('is not for a manager who has a metric', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    await createMetric(manager, 'Mood')
    expect((await manager.team.post('/metrics/starter-set')).status).toBe(409)
    expect(await titlesOf(manager)).toEqual(['Mood'])
  })
})

describe('renaming a metric', () => {
  test('changes title and description, each alone or both, and never its type', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const { id } = await createMetric(manager, 'Sleep')
    const rename = async (renaming: object) =>
      (await manager.team.send('PATCH', `/metrics/${id}`, renaming)).body.metric
    const metric = { id, title: 'Sleep', description: null, type: 'rating', audience: 'staff' }
    expect(await rename({ title: ' Sleep quality ' })).toEqual({ ...metric, title: 'Sleep quality' })
    expect(await rename({ description: 'Last night' })).toMatchObject({ description: 'Last night' })
    expect(await rename({ title: 'Sleep', description: ' ', type: 'text' })).toEqual(metric)
    expect(await metricsOf(manager)).toEqual([metric])
  })

  test.for([{}, { title: '' }, { title: 'x'.repeat(81) }, { type: 'text' }])(
    'to %j is refused',
    async (to, { app }) => {
      const manager = await memberOf(app, { role: 'manager' })
      const { id } = await createMetric(manager, 'Sleep')
      expect((await manager.team.send('PATCH', `/metrics/${id}`, to)).status).toBe(400)
      expect(await titlesOf(manager)).toEqual(['Sleep'])
    },
  )
})

describe('the order', () => {
  const threeMetrics = async (app: TestApp) => {
    const manager = await memberOf(app, { role: 'manager' })
    const [a, b, c] = [
      await createMetric(manager, 'A'),
      await createMetric(manager, 'B'),
      await createMetric(manager, 'C'),
    ]
    return { manager, a: a.id, b: b.id, c: c.id }
  }

  test('is the manager’s, for the team too, and a new metric still comes last', async ({ app }) => {
    const { manager, a, b, c } = await threeMetrics(app)
    const athlete = await memberOf(app, { coach: manager })
    expect((await manager.team.put('/metrics/order', { ids: [c, a, b] })).status).toBe(204)
    const asked = (await athlete.get('/api/day')).body.day.metrics
    expect(asked.map(({ title }) => title)).toEqual(['C', 'A', 'B'])
    await createMetric(manager, 'D')
    await manager.team.delete(`/metrics/${c}`)
    await createMetric(manager, 'E')
    expect(await titlesOf(manager)).toEqual(['A', 'B', 'D', 'E'])
  })

  test('names each metric once, or nothing is moved', async ({ app }) => {
    const { manager, a, b, c } = await threeMetrics(app)
    const { id: foreign } = await createMetric(await memberOf(app, { role: 'manager' }), 'Not theirs')
    for (const ids of [[], [c, b], [c, b, b], [c, b, a, a], [c, b, foreign], [c, b, a, foreign]]) {
      const { status, body } = await manager.team.put('/metrics/order', { ids })
      expect([status, body.code]).toEqual([409, 'metrics-changed'])
    }
    expect(await titlesOf(manager)).toEqual(['A', 'B', 'C'])
  })

  test('is one of those asked for when several are asked for at once', async ({ app }) => {
    const { manager, a, b, c } = await threeMetrics(app)
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ]
    const replies = await Promise.all(orders.map((ids) => manager.team.put('/metrics/order', { ids })))
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(orders).toContainEqual((await metricsOf(manager)).map(({ id }) => id))
  })
})

test('two in one place stand in the same order wherever they are listed', async ({ app }) => {
  const manager = await memberOf(app, { role: 'manager' })
  const athlete = await memberOf(app, { coach: manager })
  const same = { teamId: manager.team.id, type: 'rating', position: 3, createdAt: new Date(0) } as const
  const ids = ['e', 'a', 'c'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-${manager.id.slice(-12)}`)
  await app.db.system.insert(customMetrics).values(ids.map((id) => ({ ...same, id, title: id })))
  const { day } = (await athlete.get('/api/day')).body.day
  const answers = ids.map((id) => ({ metricId: id, kind: 'rating', rating: 3 }))
  const submission = { key: randomUUID(), day, givenAt: new Date().toISOString(), answers }
  expect((await athlete.post('/api/day/submissions', submission)).status).toBe(200)
  const [asked, seen] = [await athlete.get('/api/day'), await manager.team.get('/day')]
  const sorted = ids.toSorted()
  expect((await metricsOf(manager)).map(({ id }) => id)).toEqual(sorted)
  expect(asked.body.day.metrics.map(({ id }) => id)).toEqual(sorted)
  const [{ responses } = { responses: [] }] = seen.body.athletes
  expect(responses.map(({ metricId }) => metricId)).toEqual(sorted)
})

test('every change is announced to the team, and a refused one is not', async ({ app }) => {
  const manager = await memberOf(app, { role: 'manager' })
  const announced = () => app.db.system.$count(liveEvents, eq(liveEvents.channel, `team:${manager.team.id}`))
  await manager.team.post('/metrics/starter-set')
  const { id } = await createMetric(manager, 'Notes', 'text')
  await manager.team.send('PATCH', `/metrics/${id}`, { title: 'Anything else?' })
  const ids = (await metricsOf(manager)).map((metric) => metric.id)
  await manager.team.put('/metrics/order', { ids: ids.toReversed() })
  await manager.team.delete(`/metrics/${id}`)
  expect(await announced()).toBe(5)
  await manager.team.post('/metrics/starter-set')
  await manager.team.put('/metrics/order', { ids })
  await manager.team.delete(`/metrics/${id}`)
  await manager.team.post('/metrics', { title: '' })
  expect(await announced()).toBe(5)
})
