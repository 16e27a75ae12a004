import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { asActor } from '#database/as-actor.ts'
import { type Audience, MAX_METRICS } from '#domain/metric/metric-limits.ts'
import { ArchivedMetric, Metric, MetricChange, NewMetric } from '#domain/metric/metric.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { OfTeam, RUNNING_REFUSALS, runningActorOf, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { metricDeletedMail } from '#server/mail/metric-mail.ts'
import { answersShared, asStaff, type AsStaff } from '#server/stored/team-rows.ts'
import { change, changeOne } from './change-metrics.ts'
import {
  addMetric,
  addStarterSet,
  archivedMetricsOf,
  archiveMetric,
  arrangeMetrics,
  changeMetric,
  isMetricOf,
  metricsOf,
  removeMetric,
  restoreMetric,
} from './queries.ts'

const OneMetric = z.object({ metric: Metric })
const Metrics = z.object({ metrics: z.array(Metric) })
const params = OfTeam.extend({ id: z.uuid() })

const listMetrics = createRoute({
  method: 'get',
  path: '/teams/{teamId}/metrics',
  tags: ['Metrics'],
  summary: 'What the team is asked, in the order its staff gave it, and what it was asked before',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The metrics', Metrics.extend({ archived: z.array(ArchivedMetric) })),
    ...refusals(...STAFF_REFUSALS),
  },
})

const createMetric = createRoute({
  method: 'post',
  path: '/teams/{teamId}/metrics',
  tags: ['Metrics'],
  summary: 'Add a metric at the end',
  request: { params: OfTeam, ...jsonBody(NewMetric) },
  responses: {
    201: jsonReply('Added', OneMetric),
    ...refusals(...RUNNING_REFUSALS, 'metric-limit', 'metric-limit-unseen', 'audience-not-yours'),
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
    ...refusals(...RUNNING_REFUSALS, 'metrics-exist', 'metric-limit', 'metric-limit-unseen'),
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

const patchMetric = createRoute({
  method: 'patch',
  path: '/teams/{teamId}/metrics/{id}',
  tags: ['Metrics'],
  summary: 'Rename a metric, describe it anew or have fewer see its answers; its type stays',
  request: { params, ...jsonBody(MetricChange) },
  responses: {
    200: jsonReply('Changed', OneMetric),
    ...refusals(...RUNNING_REFUSALS, 'audience-not-yours', 'audience-stays'),
  },
})

const archive = createRoute({
  method: 'post',
  path: '/teams/{teamId}/metrics/{id}/archive',
  tags: ['Metrics'],
  summary: 'Ask it no longer; its answers stay',
  request: { params },
  responses: { 204: { description: 'Archived' }, ...refusals(...RUNNING_REFUSALS) },
})

const restore = createRoute({
  method: 'post',
  path: '/teams/{teamId}/metrics/{id}/restore',
  tags: ['Metrics'],
  summary: 'Ask an archived metric again',
  request: { params },
  responses: {
    204: { description: 'Asked again' },
    ...refusals(...RUNNING_REFUSALS, 'metric-limit', 'metric-limit-unseen'),
  },
})

const countAnswers = createRoute({
  method: 'get',
  path: '/teams/{teamId}/metrics/{id}/answer-count',
  tags: ['Metrics'],
  summary: 'How many answers of how many athletes of the team a metric has, to be told before it is deleted',
  request: { params },
  responses: {
    200: jsonReply('Counted', z.object({ answerCount: z.int(), athleteCount: z.int() })),
    ...refusals(...RUNNING_REFUSALS),
  },
})

const deleteMetric = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/metrics/{id}',
  tags: ['Metrics'],
  summary: 'Delete a metric and every answer to it, both or neither; those who gave them are told by mail',
  request: { params },
  responses: {
    204: { description: 'Deleted' },
    ...refusals(...RUNNING_REFUSALS, 'metric-answers-stayed'),
  },
})

export const metricRoutes = createRouter()
  .openapi(listMetrics, async (c) => {
    const { id, team } = staffActorOf(c)
    const lists = await asActor(c.var.db, id, async (tx) => ({
      metrics: await metricsOf(tx, asStaff(team)),
      archived: await archivedMetricsOf(tx, asStaff(team)),
    }))
    return c.json(lists, 200)
  })
  .openapi(createMetric, async (c) => {
    const asked = c.req.valid('json')
    const metric = await change(c, async (tx, team, note) => {
      demandHealth(team, asked)
      const added = await addMetric(tx, team, asked)
      await note('question-added', null, added)
      return added
    })
    return c.json({ metric }, 201)
  })
  .openapi(createStarterSet, async (c) => {
    const metrics = await change(c, async (tx, team, note) => {
      const added = await addStarterSet(tx, team, speechIn(c.var.locale))
      if (added === 'metrics-exist') throw new Refusal('metrics-exist')
      for (const metric of added) await note('question-added', null, metric)
      return added
    })
    return c.json({ metrics }, 201)
  })
  .openapi(setOrder, async (c) => {
    await change(c, async (tx, team) => {
      const outcome = await arrangeMetrics(tx, team, c.req.valid('json').ids)
      if (outcome === 'metrics-changed') throw new Refusal('metrics-changed')
    })
    return c.body(null, 204)
  })
  .openapi(patchMetric, async (c) => {
    const asked = c.req.valid('json')
    const metric = await change(c, async (tx, team, note) => {
      demandHealth(team, asked)
      const changed = await changeMetric(tx, team, c.req.valid('param').id, asked)
      if (!changed) throw new Refusal('not-found')
      const { before, after } = changed
      if (before.audience !== after.audience) await note('question-audience', before, after)
      if (isWordedAnew(before, after)) await note('question-changed', before, after)
      return after
    })
    return c.json({ metric }, 200)
  })
  .openapi(archive, async (c) => {
    await changeOne(c, c.req.valid('param').id, async (tx, team, metric, note) => {
      if (metric.archivedAt) return
      await archiveMetric(tx, team, metric.id, c.var.now)
      await note('question-archived', metric, null)
    })
    return c.body(null, 204)
  })
  .openapi(restore, async (c) => {
    await changeOne(c, c.req.valid('param').id, async (tx, team, metric, note) => {
      if (!metric.archivedAt) return
      await restoreMetric(tx, team, metric.id, c.var.now)
      await note('question-restored', null, metric)
    })
    return c.body(null, 204)
  })
  .openapi(countAnswers, async (c) => {
    const { id: actorId, team } = runningActorOf(c)
    const { id } = c.req.valid('param')
    const { answers, athletes } = await asActor(c.var.db, actorId, async (tx) => {
      if (!(await isMetricOf(tx, asStaff(team), id))) throw new Refusal('not-found')
      return answersShared(tx, sql`q.id = ${id}`)
    })
    return c.json({ answerCount: answers, athleteCount: athletes }, 200)
  })
  .openapi(deleteMetric, async (c) => {
    await changeOne(c, c.req.valid('param').id, async (tx, team, metric, note) => {
      await removeMetric(tx, team, metric.id, metricDeletedMail(team.name, metric.title), c.var.now)
      await note('question-deleted', metric, null)
    })
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })

/** A question about health is asked by who will see the answers. */
function demandHealth({ seesHealth }: AsStaff, { audience }: { audience?: Audience | undefined }) {
  if (audience === 'health' && !seesHealth) throw new Refusal('audience-not-yours')
}

const isWordedAnew = (before: Metric, after: Metric) =>
  before.title !== after.title || before.description !== after.description
