import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { MAX_METRICS } from '#domain/metric/metric-limits.ts'
import { Metric, MetricRenaming, NewMetric } from '#domain/metric/metric.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { OfTeam, RUNNING_REFUSALS, runningActorOf, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import { answersShared } from '#server/stored/team-rows.ts'
import {
  addMetric,
  addStarterSet,
  arrangeMetrics,
  databaseRefusal,
  isMetricOf,
  metricsOf,
  removeMetric,
  renameMetric,
} from './queries.ts'

const OneMetric = z.object({ metric: Metric })
const Metrics = z.object({ metrics: z.array(Metric) })
const params = OfTeam.extend({ id: z.uuid() })

const listMetrics = createRoute({
  method: 'get',
  path: '/teams/{teamId}/metrics',
  tags: ['Metrics'],
  summary: 'What the team is asked, in the order its staff gave it',
  request: { params: OfTeam },
  responses: { 200: jsonReply('The metrics', Metrics), ...refusals(...STAFF_REFUSALS) },
})

const createMetric = createRoute({
  method: 'post',
  path: '/teams/{teamId}/metrics',
  tags: ['Metrics'],
  summary: 'Add a metric at the end',
  request: { params: OfTeam, ...jsonBody(NewMetric) },
  responses: {
    201: jsonReply('Added', OneMetric),
    ...refusals(...RUNNING_REFUSALS, 'metric-limit'),
  },
})

const createStarterSet = createRoute({
  method: 'post',
  path: '/teams/{teamId}/metrics/starter-set',
  tags: ['Metrics'],
  summary: 'Add the usual five ratings to a team without metrics',
  request: { params: OfTeam },
  responses: {
    201: jsonReply('Added', Metrics),
    ...refusals(...RUNNING_REFUSALS, 'metrics-exist'),
  },
})

const setOrder = createRoute({
  method: 'put',
  path: '/teams/{teamId}/metrics/order',
  tags: ['Metrics'],
  summary: 'Put the metrics into another order',
  request: { params: OfTeam, ...jsonBody(z.object({ ids: z.array(z.uuid()).max(MAX_METRICS) })) },
  responses: {
    204: { description: 'They stand in this order' },
    ...refusals(...RUNNING_REFUSALS, 'metrics-changed'),
  },
})

const changeMetric = createRoute({
  method: 'patch',
  path: '/teams/{teamId}/metrics/{id}',
  tags: ['Metrics'],
  summary: 'Rename a metric or describe it anew; its type stays',
  request: { params, ...jsonBody(MetricRenaming) },
  responses: {
    200: jsonReply('Changed', OneMetric),
    ...refusals(...RUNNING_REFUSALS),
  },
})

const countAnswers = createRoute({
  method: 'get',
  path: '/teams/{teamId}/metrics/{id}/answer-count',
  tags: ['Metrics'],
  summary: 'How many answers the team has given to a metric, to be told before it is deleted',
  request: { params },
  responses: {
    200: jsonReply('Counted', z.object({ answerCount: z.int() })),
    ...refusals(...RUNNING_REFUSALS),
  },
})

const deleteMetric = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/metrics/{id}',
  tags: ['Metrics'],
  summary: 'Delete a metric and every answer to it: both or neither',
  request: { params },
  responses: {
    204: { description: 'Deleted' },
    ...refusals(...RUNNING_REFUSALS, 'metric-answers-stayed'),
  },
})

export const metricRoutes = createRouter()
  .openapi(listMetrics, async (c) => {
    const { id, team } = staffActorOf(c)
    const metrics = await asActor(c.var.db, id, (tx) => metricsOf(tx, team.id))
    return c.json({ metrics }, 200)
  })
  .openapi(createMetric, async (c) => {
    const metric = await change(c, (tx, teamId) => addMetric(tx, teamId, c.req.valid('json')))
    return c.json({ metric }, 201)
  })
  .openapi(createStarterSet, async (c) => {
    const metrics = await change(c, async (tx, teamId) => {
      const added = await addStarterSet(tx, teamId)
      if (added === 'metrics-exist') throw new Refusal('metrics-exist')
      return added
    })
    return c.json({ metrics }, 201)
  })
  .openapi(setOrder, async (c) => {
    await change(c, async (tx, teamId) => {
      const outcome = await arrangeMetrics(tx, teamId, c.req.valid('json').ids)
      if (outcome === 'metrics-changed') throw new Refusal('metrics-changed')
    })
    return c.body(null, 204)
  })
  .openapi(changeMetric, async (c) => {
    const metric = await change(c, async (tx, teamId) => {
      const renamed = await renameMetric(tx, teamId, c.req.valid('param').id, c.req.valid('json'))
      if (!renamed) throw new Refusal('not-found')
      return renamed
    })
    return c.json({ metric }, 200)
  })
  .openapi(countAnswers, async (c) => {
    const { id: actorId, team } = runningActorOf(c)
    const { id } = c.req.valid('param')
    const answers = await asActor(c.var.db, actorId, async (tx) => {
      if (!(await isMetricOf(tx, team.id, id))) throw new Refusal('not-found')
      return answersShared(tx, sql`q.id = ${id}`)
    })
    return c.json({ answerCount: answers }, 200)
  })
  .openapi(deleteMetric, async (c) => {
    await change(c, async (tx, teamId) => {
      const removed = await removeMetric(tx, teamId, c.req.valid('param').id)
      if (!removed) throw new Refusal('not-found')
    })
    return c.body(null, 204)
  })

/** Changes the team's metrics and tells the team, both or neither. */
async function change<T>(c: Context<AppEnv>, work: (tx: ActorTx, teamId: string) => Promise<T>): Promise<T> {
  const { id, team } = runningActorOf(c)
  return asActor(c.var.db, id, async (tx) => {
    const changed = await work(tx, team.id)
    await announce(tx, teamChannel(team.id), 'metrics')
    return changed
  }).catch((error: unknown) => {
    throw databaseRefusal(error, c.var.log)
  })
}
