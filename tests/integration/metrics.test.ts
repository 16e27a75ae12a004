import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Metric } from '#domain/metric/metric.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function member(role: 'athlete' | 'manager', managerId: string | null = null) {
  const person = await memberOf(app, { role })
  if (managerId) await app.db.system.update(profiles).set({ managerId }).where(eq(profiles.id, person.id))
  return person
}

const add = async (client: Someone, title: string, type = 'rating') =>
  (await client.post('/api/metrics', { title, type })).body['metric'] as Metric

const metricsOf = async (client: Someone) => (await client.get('/api/metrics')).body['metrics'] as Metric[]

const titlesOf = async (client: Someone) => (await metricsOf(client)).map(({ title }) => title)

const answer = (athleteId: string, metricId: string, day: number) =>
  app.db.system.insert(metricResponses).values({
    athleteId,
    metricId,
    date: `2026-11-${String(day).padStart(2, '0')}`,
    ratingValue: 4,
  })

const answersTo = (metricId: string) =>
  app.db.system.$count(metricResponses, eq(metricResponses.metricId, metricId))

describe('creating a metric', () => {
  test('adds it at the end of the list, for the manager and the team', async () => {
    const manager = await member('manager')
    const athlete = await member('athlete', manager.id)
    const reply = await manager.post('/api/metrics', {
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
        },
      },
    ])
    await add(manager, 'Notes', 'text')
    await add(manager, 'Mood')
    expect(await titlesOf(manager)).toEqual(['Sleep quality', 'Notes', 'Mood'])
    expect(await metricsOf(athlete)).toEqual(await metricsOf(manager))
    const stored = await app.db.system
      .select()
      .from(customMetrics)
      .where(eq(customMetrics.managerId, manager.id))
    expect(stored.every(({ isActive }) => isActive)).toBe(true)
  })

  test.each([
    [{ title: ' ', type: 'rating' }, 'title: A title is needed'],
    [{ type: 'rating' }, expect.stringContaining('title')],
    [{ title: 'x'.repeat(81), type: 'rating' }, expect.stringContaining('title')],
    [{ title: 'Mood', description: 'x'.repeat(501), type: 'rating' }, expect.stringContaining('description')],
    [{ title: 'Mood', type: 'number' }, expect.stringContaining('type')],
    [{ title: 'nul\u0000byte', type: 'text' }, 'Please check what you entered.'],
  ])('%j is refused and leaves nothing behind', async (metric, message) => {
    const manager = await member('manager')
    const reply = await manager.post('/api/metrics', metric)
    expect([reply.status, reply.body['message']]).toEqual([400, message])
    expect(await metricsOf(manager)).toEqual([])
  })

  test('fifty at once gives ten metrics and forty refusals that say why', async () => {
    const manager = await member('manager')
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        manager.post('/api/metrics', { title: `Metric ${index}`, type: 'rating' }),
      ),
    )
    const refused = replies.filter(({ status }) => status === 409)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(refused.map(({ body }) => body['message'])).toEqual(
      Array.from({ length: 40 }, () => 'You have reached the maximum limit of 10 metrics'),
    )
    expect(await metricsOf(manager)).toHaveLength(10)
  })
})

describe('the starter set', () => {
  test('is five ratings, in the order athletes know them', async () => {
    const manager = await member('manager')
    const { status, body } = await manager.post('/api/metrics/starter-set')
    expect([status, body['metrics']]).toEqual([201, await metricsOf(manager)])
    expect(await titlesOf(manager)).toEqual(['Sleep quality', 'Fatigue', 'Muscle soreness', 'Stress', 'Mood'])
    expect((await metricsOf(manager)).every(({ type }) => type === 'rating')).toBe(true)
    await add(manager, 'Notes', 'text')
    expect((await titlesOf(manager)).at(-1)).toBe('Notes')
  })

  test('is added once, however often it is asked for at once', async () => {
    const manager = await member('manager')
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => manager.post('/api/metrics/starter-set')),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ body }) => body['code'] === 'metrics-exist')).toHaveLength(7)
    expect(await metricsOf(manager)).toHaveLength(5)
  })

  test('is not for a manager who has a metric', async () => {
    const manager = await member('manager')
    await add(manager, 'Mood')
    expect((await manager.post('/api/metrics/starter-set')).status).toBe(409)
    expect(await titlesOf(manager)).toEqual(['Mood'])
  })
})

describe('renaming a metric', () => {
  test('changes title and description, each alone or both, and never its type', async () => {
    const manager = await member('manager')
    const { id } = await add(manager, 'Sleep')
    const rename = async (renaming: object) =>
      (await manager.send('PATCH', `/api/metrics/${id}`, renaming)).body['metric']
    const metric = { id, title: 'Sleep', description: null, type: 'rating' }
    expect(await rename({ title: ' Sleep quality ' })).toEqual({ ...metric, title: 'Sleep quality' })
    expect(await rename({ description: 'Last night' })).toMatchObject({ description: 'Last night' })
    expect(await rename({ title: 'Sleep', description: ' ', type: 'text' })).toEqual(metric)
    expect(await metricsOf(manager)).toEqual([metric])
  })

  test.each([{}, { title: '' }, { title: 'x'.repeat(81) }, { type: 'text' }])(
    'to %j is refused',
    async (to) => {
      const manager = await member('manager')
      const { id } = await add(manager, 'Sleep')
      expect((await manager.send('PATCH', `/api/metrics/${id}`, to)).status).toBe(400)
      expect(await titlesOf(manager)).toEqual(['Sleep'])
    },
  )
})

describe('the order', () => {
  const threeMetrics = async () => {
    const manager = await member('manager')
    const [a, b, c] = [await add(manager, 'A'), await add(manager, 'B'), await add(manager, 'C')]
    return { manager, a: a.id, b: b.id, c: c.id }
  }

  test('is the manager’s, for the team too, and a new metric still comes last', async () => {
    const { manager, a, b, c } = await threeMetrics()
    const athlete = await member('athlete', manager.id)
    expect((await manager.put('/api/metrics/order', { ids: [c, a, b] })).status).toBe(204)
    expect(await titlesOf(athlete)).toEqual(['C', 'A', 'B'])
    await add(manager, 'D')
    await manager.delete(`/api/metrics/${c}`)
    await add(manager, 'E')
    expect(await titlesOf(manager)).toEqual(['A', 'B', 'D', 'E'])
  })

  test('names each metric once, or nothing is moved', async () => {
    const { manager, a, b, c } = await threeMetrics()
    const { id: foreign } = await add(await member('manager'), 'Not theirs')
    for (const ids of [[], [c, b], [c, b, b], [c, b, a, a], [c, b, foreign], [c, b, a, foreign]]) {
      const { status, body } = await manager.put('/api/metrics/order', { ids })
      expect([status, body['code']]).toEqual([409, 'metrics-changed'])
    }
    expect(await titlesOf(manager)).toEqual(['A', 'B', 'C'])
  })

  test('is one of those asked for when several are asked for at once', async () => {
    const { manager, a, b, c } = await threeMetrics()
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ]
    const replies = await Promise.all(orders.map((ids) => manager.put('/api/metrics/order', { ids })))
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(orders).toContainEqual((await metricsOf(manager)).map(({ id }) => id))
  })
})

describe('deleting a metric', () => {
  test('takes its answers along and leaves those to other metrics', async () => {
    const manager = await member('manager')
    const athlete = await member('athlete', manager.id)
    const [sleep, mood] = [await add(manager, 'Sleep'), await add(manager, 'Mood')]
    for (const day of [1, 2, 3]) await answer(athlete.id, sleep.id, day)
    await answer(athlete.id, mood.id, 1)
    expect((await manager.get(`/api/metrics/${sleep.id}/answer-count`)).body).toEqual({ answerCount: 3 })
    expect((await manager.delete(`/api/metrics/${sleep.id}`)).status).toBe(204)
    expect(await titlesOf(manager)).toEqual(['Mood'])
    expect([await answersTo(sleep.id), await answersTo(mood.id)]).toEqual([0, 1])
    expect((await manager.delete(`/api/metrics/${sleep.id}`)).status).toBe(404)
  })

  test.each([
    ['before', 'metric_responses', 503, 'metric-answers-stayed', 'Nothing was deleted. Please try again.'],
    ['after', 'custom_metrics', 500, 'unexpected', 'Something went wrong on our side. Please try again.'],
  ])(
    'leaves metric and answers alone if the database fails %s a row of %s goes',
    async (when, table, status, code, message) => {
      const manager = await member('manager')
      const athlete = await member('athlete', manager.id)
      const { id } = await add(manager, 'Sleep')
      await answer(athlete.id, id, 1)
      await answer(athlete.id, id, 2)
      await refuseDeletions(when, table)
      const reply = await manager.delete(`/api/metrics/${id}`)
      await allowDeletions(table)
      expect([reply.status, reply.body['code'], reply.body['message']]).toEqual([status, code, message])
      expect([await titlesOf(manager), await answersTo(id)]).toEqual([['Sleep'], 2])
      expect((await manager.delete(`/api/metrics/${id}`)).status).toBe(204)
    },
  )
})

/** `after` comes, by its name, behind the trigger of the foreign key: by then the answers are gone already. */
async function refuseDeletions(when: string, table: string) {
  await app.db.system.execute(sql`
    create or replace function refuse_deletion() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`)
  await app.db.system.execute(sql`
    create trigger zz_refuse_deletion ${sql.raw(when)} delete on ${sql.identifier(table)}
    for each row execute function refuse_deletion()`)
}

const allowDeletions = (table: string) =>
  app.db.system.execute(sql`drop trigger zz_refuse_deletion on ${sql.identifier(table)}`)

describe('whose metrics they are', () => {
  const WRITES = [
    ['POST', '/api/metrics', { title: 'Mine', type: 'rating' }],
    ['POST', '/api/metrics/starter-set', {}],
    ['PUT', '/api/metrics/order', { ids: [] }],
    ['PATCH', '/api/metrics/:id', { title: 'Mine' }],
    ['DELETE', '/api/metrics/:id', undefined],
    ['GET', '/api/metrics/:id/answer-count', undefined],
  ] as const

  test.each(WRITES)('an athlete may not %s %s', async (method, path, body) => {
    const manager = await member('manager')
    const athlete = await member('athlete', manager.id)
    const { id } = await add(manager, 'Sleep')
    const reply = await athlete.send(method, path.replace(':id', id), body)
    expect([reply.status, reply.body['code']]).toEqual([403, 'wrong-role'])
    expect(await titlesOf(manager)).toEqual(['Sleep'])
  })

  test.each(WRITES.filter(([, path]) => path.includes(':id')))(
    'for another manager there is nothing to %s at %s',
    async (method, path, body) => {
      const manager = await member('manager')
      const { id } = await add(manager, 'Sleep')
      const reply = await (await member('manager')).send(method, path.replace(':id', id), body)
      expect([reply.status, reply.body['code']]).toEqual([404, 'not-found'])
      expect(await titlesOf(manager)).toEqual(['Sleep'])
    },
  )

  test('another manager, their athletes and an athlete without a team see none of them', async () => {
    await add(await member('manager'), 'Sleep')
    const other = await member('manager')
    for (const stranger of [other, await member('athlete', other.id), await member('athlete')]) {
      expect(await metricsOf(stranger)).toEqual([])
    }
  })

  test('a manager is told only of the answers of whoever is on the team', async () => {
    const manager = await member('manager')
    const [present, former] = [await member('athlete', manager.id), await member('athlete')]
    const { id } = await add(manager, 'Sleep')
    await answer(present.id, id, 1)
    await answer(former.id, id, 1)
    expect((await manager.get(`/api/metrics/${id}/answer-count`)).body).toEqual({ answerCount: 1 })
  })
})

test('every change is announced to the team, and a refused one is not', async () => {
  const manager = await member('manager')
  const announced = () => app.db.system.$count(liveEvents, eq(liveEvents.channel, `team:${manager.id}`))
  await manager.post('/api/metrics/starter-set')
  const { id } = await add(manager, 'Notes', 'text')
  await manager.send('PATCH', `/api/metrics/${id}`, { title: 'Anything else?' })
  const ids = (await metricsOf(manager)).map((metric) => metric.id)
  await manager.put('/api/metrics/order', { ids: ids.toReversed() })
  await manager.delete(`/api/metrics/${id}`)
  expect(await announced()).toBe(5)
  await manager.post('/api/metrics/starter-set')
  await manager.put('/api/metrics/order', { ids })
  await manager.delete(`/api/metrics/${id}`)
  await manager.post('/api/metrics', { title: '' })
  expect(await announced()).toBe(5)
})
