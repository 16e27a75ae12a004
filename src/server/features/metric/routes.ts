import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { MAX_METRICS } from '#domain/metric/metric-limits.ts'
import { Metric, MetricRenaming, NewMetric } from '#domain/metric/metric.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { actorOf, managerActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import {
  addMetric,
  addStarterSet,
  answerCount,
  arrangeMetrics,
  databaseRefusal,
  isMetricOf,
  metricsOf,
  removeMetric,
  renameMetric,
} from './queries.ts'

const OneMetric = z.object({ metric: Metric })
const Metrics = z.object({ metrics: z.array(Metric) })
const params = z.object({ id: z.uuid() })

const listMetrics = createRoute({
  method: 'get',
  path: '/metrics',
  tags: ['Metrics'],
  summary: 'What the team is asked: a manager’s own metrics, an athlete’s manager’s, in the manager’s order',
  responses: { 200: jsonReply('Empty without a team', Metrics), ...refusals('session-required') },
})

const createMetric = createRoute({
  method: 'post',
  path: '/metrics',
  tags: ['Metrics'],
  summary: 'Add a metric at the end',
  request: jsonBody(NewMetric),
  responses: {
    201: jsonReply('Added', OneMetric),
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'metric-limit'),
  },
})

const createStarterSet = createRoute({
  method: 'post',
  path: '/metrics/starter-set',
  tags: ['Metrics'],
  summary: 'Add the usual five ratings to a team without metrics',
  responses: {
    201: jsonReply('Added', Metrics),
    ...refusals('session-required', 'wrong-role', 'metrics-exist'),
  },
})

const setOrder = createRoute({
  method: 'put',
  path: '/metrics/order',
  tags: ['Metrics'],
  summary: 'Put the metrics into another order',
  request: jsonBody(z.object({ ids: z.array(z.uuid()).max(MAX_METRICS) })),
  responses: {
    204: { description: 'They stand in this order' },
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'metrics-changed'),
  },
})

const changeMetric = createRoute({
  method: 'patch',
  path: '/metrics/{id}',
  tags: ['Metrics'],
  summary: 'Rename a metric or describe it anew; its type stays',
  request: { params, ...jsonBody(MetricRenaming) },
  responses: {
    200: jsonReply('Changed', OneMetric),
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'not-found'),
  },
})

const countAnswers = createRoute({
  method: 'get',
  path: '/metrics/{id}/answer-count',
  tags: ['Metrics'],
  summary: 'How many answers the team has given to a metric, to be told before it is deleted',
  request: { params },
  responses: {
    200: jsonReply('Counted', z.object({ answerCount: z.int() })),
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'not-found'),
  },
})

const deleteMetric = createRoute({
  method: 'delete',
  path: '/metrics/{id}',
  tags: ['Metrics'],
  summary: 'Delete a metric and every answer to it: both or neither',
  request: { params },
  responses: {
    204: { description: 'Deleted' },
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'not-found', 'metric-answers-stayed'),
  },
})

export const metricRoutes = createRouter()
  .openapi(listMetrics, async (c) => {
    const actor = actorOf(c)
    const managerId = actor.role === 'manager' ? actor.id : actor.managerId
    const metrics = managerId ? await asActor(c.var.db, actor.id, (tx) => metricsOf(tx, managerId)) : []
    return c.json({ metrics }, 200)
  })
  .openapi(createMetric, async (c) => {
    const metric = await change(c, (tx, managerId) => addMetric(tx, managerId, c.req.valid('json')))
    return c.json({ metric }, 201)
  })
  .openapi(createStarterSet, async (c) => {
    const metrics = await change(c, async (tx, managerId) => {
      const added = await addStarterSet(tx, managerId)
      if (added === 'metrics-exist') throw new Refusal('metrics-exist')
      return added
    })
    return c.json({ metrics }, 201)
  })
  .openapi(setOrder, async (c) => {
    await change(c, async (tx, managerId) => {
      const outcome = await arrangeMetrics(tx, managerId, c.req.valid('json').ids)
      if (outcome === 'metrics-changed') throw new Refusal('metrics-changed')
    })
    return c.body(null, 204)
  })
  .openapi(changeMetric, async (c) => {
    const metric = await change(c, async (tx, managerId) => {
      const renamed = await renameMetric(tx, managerId, c.req.valid('param').id, c.req.valid('json'))
      if (!renamed) throw new Refusal('not-found')
      return renamed
    })
    return c.json({ metric }, 200)
  })
  .openapi(countAnswers, async (c) => {
    const manager = managerActorOf(c)
    const { id } = c.req.valid('param')
    const answers = await asActor(c.var.db, manager.id, async (tx) => {
      if (!(await isMetricOf(tx, manager.id, id))) throw new Refusal('not-found')
      return answerCount(tx, id)
    })
    return c.json({ answerCount: answers }, 200)
  })
  .openapi(deleteMetric, async (c) => {
    await change(c, async (tx, managerId) => {
      const removed = await removeMetric(tx, managerId, c.req.valid('param').id)
      if (!removed) throw new Refusal('not-found')
    })
    return c.body(null, 204)
  })

/** A manager changes their metrics and the team is told, both or neither. */
async function change<T>(
  c: Context<AppEnv>,
  work: (tx: ActorTx, managerId: string) => Promise<T>,
): Promise<T> {
  const { id } = managerActorOf(c)
  return asActor(c.var.db, id, async (tx) => {
    const changed = await work(tx, id)
    await announce(tx, teamChannel(id), 'metrics')
    return changed
  }).catch((error: unknown) => {
    throw databaseRefusal(error, c.var.log)
  })
}
