import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import { fileRemovals } from '#database/schema/file-removals.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { removeFiles } from '#server/jobs/remove-files.ts'
import { runOnce } from '#server/jobs/schedule.ts'
import { AVATAR_SIZES, avatarUser } from '#tests/support/avatar-user.ts'
import { memberOf, putOnTeam, takeOffTeam } from '#tests/support/member-of.ts'
import { picture } from '#tests/support/pictures.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import type { Someone } from '#tests/support/someone.ts'
import { inviteFrom, join, teamOf } from '#tests/support/team-calls.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let s3: S3Server
let app: TestApp
let bucketApp: TestApp

beforeAll(async () => {
  s3 = await startS3Server()
  app = await startTestApp()
  bucketApp = await startTestApp(s3.env)
})
afterAll(async () => {
  await app.stop()
  await bucketApp.stop()
  await s3.stop()
})

async function team() {
  const manager = await memberOf(app, { role: 'manager', fullName: 'Marta Kowalczyk' })
  const athlete = await memberOf(app, { fullName: 'Ida Solberg' })
  await join(athlete, await inviteFrom(manager))
  return { manager, athlete }
}

const leave = async (athlete: Someone) => (await athlete.delete('/api/team-membership')).status

describe('an athlete who leaves', () => {
  test('is on no team, keeps all that is theirs, and is out of the manager’s sight at once', async () => {
    const { manager, athlete } = await team()
    const { id: athleteId } = athlete
    const created = await manager.team.post('/metrics', { title: 'Sleep', type: 'rating' })
    const { id: metricId } = created.body.metric
    const date = '2026-11-10'
    await app.db.system.insert(metricResponses).values({ athleteId, metricId, date, ratingValue: 4 })
    const session = { session: 'AM', trainingType: 'travel', rpe: 3, durationMin: 60 } as const
    await app.db.system.insert(trainingSessions).values({ athleteId, date, ...session })
    const visibleTo = (reader: Someone) =>
      asActor(app.db, reader.id, async (tx) => [
        await tx.$count(profiles, eq(profiles.id, athleteId)),
        await tx.$count(metricResponses, eq(metricResponses.athleteId, athleteId)),
        await tx.$count(trainingSessions, eq(trainingSessions.athleteId, athleteId)),
      ])
    expect(await visibleTo(manager)).toEqual([1, 1, 1])
    expect(await leave(athlete)).toBe(204)
    expect(await teamOf(athlete)).toBeNull()
    expect(await visibleTo(manager)).toEqual([0, 0, 0])
    expect(await visibleTo(athlete)).toEqual([1, 1, 1])
    expect((await manager.team.get('/athletes')).body.athletes).toEqual([])
    const today = `athleteId=${athleteId}&from=${date}&to=${date}`
    expect((await manager.team.get(`/statistics/athlete?${today}`)).status).toBe(404)
  })

  test('is told of to the manager once, however often and fast they leave, and may come back', async () => {
    const { manager, athlete } = await team()
    const before = await app.db.system.$count(liveEvents)
    expect(await Promise.all(Array.from({ length: 10 }, () => leave(athlete)))).toEqual(Array(10).fill(204))
    const heard = await app.db.system.select().from(liveEvents).orderBy(liveEvents.id)
    expect(heard.slice(before)).toMatchObject([
      { channel: `staff:${manager.team.id}`, topic: 'athletes' },
      { channel: `staff:${manager.team.id}`, topic: 'team-day' },
      { channel: `user:${athlete.id}`, topic: 'session' },
    ])
    expect(await join(athlete, await inviteFrom(manager))).toEqual([200, 'Marta Kowalczyk'])
  })

  test('takes nobody else along', async () => {
    const { manager, athlete } = await team()
    const other = await memberOf(app, {})
    await join(other, await inviteFrom(manager))
    expect(await leave(athlete)).toBe(204)
    expect(await leave(manager)).toBe(403)
    expect(await teamOf(other)).toBe(manager.team.id)
  })
})

describe('the address of a picture that a former manager knows', () => {
  async function shown(where: TestApp) {
    const [manager, athlete] = [await avatarUser(where, 'manager'), await avatarUser(where)]
    const known = (await athlete.upload(await picture(300, 300).toBuffer())).body.avatarUrl!
    await putOnTeam(where.db, manager.team.id, athlete.id)
    return { manager, athlete, known, bytes: await athlete.bytesSeen(known) }
  }
  type Shown = Awaited<ReturnType<typeof shown>>
  const ask = (where: TestApp, path: string, { headers }: { headers: Record<string, string> }) =>
    fetch(`${where.origin}${path}`, { method: 'DELETE', headers })

  const MOVED = { former: [404, 404, 404], current: [200, 200, 200], isSamePicture: true, notes: 0 }

  async function whatAnswers(where: TestApp, { athlete, known, bytes }: Shown) {
    const current = (await athlete.avatarUrl()) ?? ''
    const statuses = (url: string) =>
      Promise.all(AVATAR_SIZES.map(async (size) => (await athlete.see(url, size)).status))
    return {
      former: await statuses(known),
      current: await statuses(current),
      isSamePicture: bytes.equals(await athlete.bytesSeen(current)),
      notes: await where.db.system.$count(fileRemovals),
    }
  }

  const releases: [how: string, release: (where: TestApp, them: Shown) => Promise<unknown>][] = [
    ['the athlete leaves', (where, { athlete }) => ask(where, '/api/team-membership', athlete)],
    [
      'they are removed',
      (where, { manager, athlete }) =>
        ask(where, `/api/teams/${manager.team.id}/athletes/${athlete.id}`, manager),
    ],
    ['the manager’s account ends', (where, { manager }) => deleteAccount(where.services, manager.id)],
  ]
  describe.each([
    ['the data folder', () => app],
    ['an S3 bucket', () => bucketApp],
  ])('in %s', (_, where) => {
    test.each(releases)('answers no more once %s', async (_how, release) => {
      const them = await shown(where())
      await release(where(), them)
      await where().services.background.settled()
      expect(await whatAnswers(where(), them)).toEqual(MOVED)
    })
  })

  test('that cannot be changed now holds up no release, and is changed later', async () => {
    const them = await shown(app)
    const broken = vi.spyOn(app.services.files, 'put').mockRejectedValue(new Error('the store is down'))
    expect((await ask(app, '/api/team-membership', them.athlete)).status).toBe(204)
    await app.services.background.settled()
    expect(await them.athlete.avatarUrl()).toBe(them.known)
    expect((await them.athlete.see(them.known)).status).toBe(200)
    broken.mockRestore()
    await runOnce(app.services, removeFiles)
    expect(await whatAnswers(app, them)).toEqual(MOVED)
  })

  test('is changed once by two processes at the same moment', async () => {
    const them = await shown(app)
    await takeOffTeam(app.db, them.athlete.id)
    const now = new Date()
    await Promise.all([removeFiles.run(app.services, now), removeFiles.run(app.services, now)])
    expect(await whatAnswers(app, them)).toEqual(MOVED)
    const kept = new Set<string>()
    for await (const { key } of app.services.files.list(`avatars/${them.athlete.id}`)) kept.add(key)
    expect(kept.size).toBe(AVATAR_SIZES.length)
  })
})
