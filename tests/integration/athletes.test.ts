import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

async function teamOf(app: TestApp, ...names: string[]) {
  const manager = await memberOf(app, { role: 'manager', fullName: 'Marta Kowalczyk' })
  const invited = await manager.team.post('/invitations', {})
  const { code } = invited.body.invitation
  const athletes: Someone[] = []
  for (const fullName of names) {
    const athlete = await memberOf(app, { fullName })
    expect((await athlete.post('/api/join', { code })).status).toBe(200)
    athletes.push(athlete)
  }
  return { manager, athletes }
}

const namesOf = async (manager: Someone) =>
  (await manager.team.get('/athletes')).body.athletes.map(({ fullName }) => fullName)

test('athletes are listed by name', async ({ app }) => {
  const { manager } = await teamOf(app, 'Petra Novák', 'Amara Diallo', 'Ida Solberg')
  expect(await namesOf(manager)).toEqual(['Amara Diallo', 'Ida Solberg', 'Petra Novák'])
})

describe('removing an athlete', () => {
  test('leaves them without a manager, and everyone else where they were', async ({ app }) => {
    const { manager, athletes } = await teamOf(app, 'Ida Solberg', 'Amara Diallo')
    const ida = athletes[0]!
    expect((await manager.team.delete(`/athletes/${ida.id}`)).status).toBe(204)
    expect(await namesOf(manager)).toEqual(['Amara Diallo'])
    expect(await ida.profile()).toMatchObject({ teams: [], role: 'athlete' })
    expect((await ida.get('/api/manager')).body.manager).toBeNull()
    expect((await manager.team.delete(`/athletes/${ida.id}`)).status).toBe(404)
  })

  test('keeps all that is theirs, and hides all of it from the former manager at once', async ({ app }) => {
    const { manager, athletes } = await teamOf(app, 'Ida Solberg')
    const ida = athletes[0]!
    const created = await manager.team.post('/metrics', { title: 'Sleep', type: 'rating' })
    const { id: metricId } = created.body.metric
    const athleteId = ida.id
    await app.db.system
      .insert(metricResponses)
      .values({ athleteId, metricId, date: '2026-11-10', ratingValue: 4 })
    await app.db.system.insert(trainingSessions).values({
      athleteId,
      date: '2026-11-10',
      session: 'AM',
      trainingType: 'travel',
      rpe: 3,
      durationMin: 60,
    })
    const visibleTo = (reader: Someone) =>
      asActor(app.db, reader.id, async (tx) => ({
        profile: await tx.$count(profiles, eq(profiles.id, athleteId)),
        answers: await tx.$count(metricResponses, eq(metricResponses.athleteId, athleteId)),
        sessions: await tx.$count(trainingSessions, eq(trainingSessions.athleteId, athleteId)),
        days: await tx.$count(dailyMetrics, eq(dailyMetrics.athleteId, athleteId)),
      }))
    expect(await visibleTo(manager)).toEqual({ profile: 1, answers: 1, sessions: 1, days: 0 })
    await manager.team.delete(`/athletes/${athleteId}`)
    expect(await visibleTo(manager)).toEqual({ profile: 0, answers: 0, sessions: 0, days: 0 })
    expect(await visibleTo(ida)).toEqual({ profile: 1, answers: 1, sessions: 1, days: 1 })
  })

  test('shows nothing of them in any answer of the API to the former manager', async ({ app }) => {
    const { manager, athletes } = await teamOf(app, 'Ida Solberg', 'Amara Diallo')
    const ida = athletes[0]!
    await manager.team.delete(`/athletes/${ida.id}`)
    const readable = app.app.routes.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/') && path !== '/api/live',
    )
    expect(readable.length).toBeGreaterThan(5)
    for (const { path } of readable) {
      const { body } = await manager.get(path.replaceAll(/:\w+/g, ida.id))
      expect([path, JSON.stringify(body)]).toEqual([path, expect.not.stringContaining(ida.email)])
      expect([path, JSON.stringify(body)]).toEqual([path, expect.not.stringContaining('Ida Solberg')])
    }
  })

  test('is told to the manager and to the athlete', async ({ app }) => {
    const { manager, athletes } = await teamOf(app, 'Ida Solberg')
    const ida = athletes[0]!
    const heard = async () => (await app.db.system.select().from(liveEvents).orderBy(liveEvents.id)).slice(-3)
    await manager.team.delete(`/athletes/${ida.id}`)
    expect(await heard()).toMatchObject([
      { channel: `staff:${manager.team.id}`, topic: 'athletes' },
      { channel: `staff:${manager.team.id}`, topic: 'team-day' },
      { channel: `user:${ida.id}`, topic: 'session' },
    ])
  })

  test('is left to their own manager', async ({ app }) => {
    const { manager, athletes } = await teamOf(app, 'Ida Solberg', 'Amara Diallo')
    const [ida, amara] = [athletes[0]!, athletes[1]!]
    const stranger = await memberOf(app, { role: 'manager' })
    expect((await stranger.team.delete(`/athletes/${ida.id}`)).status).toBe(404)
    expect((await teamClient(stranger, manager.team.id).delete(`/athletes/${ida.id}`)).status).toBe(404)
    expect((await teamClient(amara, manager.team.id).delete(`/athletes/${ida.id}`)).status).toBe(403)
    expect((await manager.team.delete(`/athletes/${manager.id}`)).status).toBe(404)
    expect(await namesOf(manager)).toEqual(['Amara Diallo', 'Ida Solberg'])
  })

  test('by ten requests at once removes them once, and a new invitation brings them back', async ({
    app,
  }) => {
    const { manager, athletes } = await teamOf(app, 'Ida Solberg')
    const ida = athletes[0]!
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => manager.team.delete(`/athletes/${ida.id}`)),
    )
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
    const invited = await manager.team.post('/invitations', { email: ida.email })
    const { code } = invited.body.invitation
    expect((await ida.post('/api/join', { code })).status).toBe(200)
    expect(await namesOf(manager)).toEqual(['Ida Solberg'])
  })
})
