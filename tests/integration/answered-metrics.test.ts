import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { createMetric, metricsOf, titlesOf } from '#tests/support/metric-calls.ts'
import { teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const answer = (app: TestApp, athleteId: string, metricId: string, day: number) =>
  app.db.system.insert(metricResponses).values({
    athleteId,
    metricId,
    date: `2026-11-${String(day).padStart(2, '0')}`,
    ratingValue: 4,
  })

const answersTo = (app: TestApp, metricId: string) =>
  app.db.system.$count(metricResponses, eq(metricResponses.metricId, metricId))

describe('deleting a metric', () => {
  test('takes its answers along and leaves those to other metrics', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app, { coach: manager })
    const [sleep, mood] = [await createMetric(manager, 'Sleep'), await createMetric(manager, 'Mood')]
    for (const day of [1, 2, 3]) await answer(app, athlete.id, sleep.id, day)
    await answer(app, athlete.id, mood.id, 1)
    expect((await manager.team.get(`/metrics/${sleep.id}/answer-count`)).body).toEqual({
      answerCount: 3,
      athleteCount: 1,
    })
    expect((await manager.team.delete(`/metrics/${sleep.id}`)).status).toBe(204)
    expect(await titlesOf(manager)).toEqual(['Mood'])
    expect([await answersTo(app, sleep.id), await answersTo(app, mood.id)]).toEqual([0, 1])
    expect((await manager.team.delete(`/metrics/${sleep.id}`)).status).toBe(404)
  })

  test.for([
    ['before', 'metric_responses', 503, 'metric-answers-stayed', 'Nothing was deleted. Please try again.'],
    ['after', 'custom_metrics', 500, 'unexpected', 'Something went wrong on our side. Please try again.'],
  ] as const)(
    'leaves metric and answers alone if the database fails %s a row of %s goes',
    async ([when, table, status, code, message], { app }) => {
      const manager = await memberOf(app, { role: 'manager' })
      const athlete = await memberOf(app, { coach: manager })
      const { id } = await createMetric(manager, 'Sleep')
      await answer(app, athlete.id, id, 1)
      await answer(app, athlete.id, id, 2)
      await refuseDeletions(app, when, table)
      const reply = await manager.team.delete(`/metrics/${id}`)
      await allowDeletions(app, table)
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([status, code, message])
      expect([await titlesOf(manager), await answersTo(app, id)]).toEqual([['Sleep'], 2])
      expect((await manager.team.delete(`/metrics/${id}`)).status).toBe(204)
    },
  )
})

/** `after` comes, by its name, behind the trigger of the foreign key: by then the answers are gone already. */
async function refuseDeletions(app: TestApp, when: string, table: string) {
  await app.db.system.execute(sql`
    create or replace function refuse_deletion() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`)
  await app.db.system.execute(sql`
    create trigger zz_refuse_deletion ${sql.raw(when)} delete on ${sql.identifier(table)}
    for each row execute function refuse_deletion()`)
}

const allowDeletions = (app: TestApp, table: string) =>
  app.db.system.execute(sql`drop trigger zz_refuse_deletion on ${sql.identifier(table)}`)

describe('whose metrics they are', () => {
  const WRITES = [
    ['POST', '/metrics', { title: 'Mine', type: 'rating' }],
    ['POST', '/metrics/starter-set', {}],
    ['PUT', '/metrics/order', { ids: [] }],
    ['PATCH', '/metrics/:id', { title: 'Mine' }],
    ['DELETE', '/metrics/:id', undefined],
    ['POST', '/metrics/:id/archive', undefined],
    ['POST', '/metrics/:id/restore', undefined],
    ['GET', '/metrics/:id/answer-count', undefined],
  ] as const

  test.for(WRITES)('an athlete may not %s %s', async ([method, path, body], { app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app, { coach: manager })
    const { id } = await createMetric(manager, 'Sleep')
    const reply = await athlete.team.send(method, path.replace(':id', id), body)
    expect([reply.status, reply.body.code]).toEqual([403, 'wrong-role'])
    expect(await titlesOf(manager)).toEqual(['Sleep'])
  })

  test.for(WRITES.filter(([, path]) => path.includes(':id')))(
    'for another manager there is nothing to %s at %s',
    async ([method, path, body], { app }) => {
      const manager = await memberOf(app, { role: 'manager' })
      const { id } = await createMetric(manager, 'Sleep')
      const other = await memberOf(app, { role: 'manager' })
      for (const team of [other.team, teamClient(other, manager.team.id)]) {
        const reply = await team.send(method, path.replace(':id', id), body)
        expect([reply.status, reply.body.code]).toEqual([404, 'not-found'])
      }
      expect(await titlesOf(manager)).toEqual(['Sleep'])
    },
  )

  test('another manager, their athletes and an athlete without a team see none of them', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    await createMetric(manager, 'Sleep')
    const other = await memberOf(app, { role: 'manager' })
    expect(await metricsOf(other)).toEqual([])
    expect((await teamClient(other, manager.team.id).get('/metrics')).status).toBe(404)
    expect((await (await memberOf(app, { coach: other })).get('/api/day')).body.day.metrics).toEqual([])
    expect((await (await memberOf(app)).get('/api/day')).body.code).toBe('no-team')
  })

  test('a manager is told only of the answers of whoever is on the team', async ({ app }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const [present, former] = [await memberOf(app, { coach: manager }), await memberOf(app)]
    const { id } = await createMetric(manager, 'Sleep')
    await answer(app, present.id, id, 1)
    await answer(app, former.id, id, 1)
    expect((await manager.team.get(`/metrics/${id}/answer-count`)).body).toEqual({
      answerCount: 1,
      athleteCount: 1,
    })
  })
})
