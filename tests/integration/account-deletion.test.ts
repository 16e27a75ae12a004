import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileRemovals } from '#database/schema/file-removals.ts'
import { profiles } from '#database/schema/profiles.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { removeFiles } from '#server/jobs/remove-files.ts'
import { runOnce } from '#server/jobs/schedule.ts'
import { holdRequest } from '#tests/support/held-request.ts'
import { addMetric, answer, log, type Season, startSeason } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'
import { filesWith, tablesWith } from '#tests/support/traces.ts'
import { seenPicture, uploadPicture } from '#tests/support/upload-picture.ts'

let season: Season

beforeEach(async () => {
  season = await startSeason()
})
afterEach(() => season.app.stop())

const password = 'a good password'
const REFUSED = ['session-required', 'wrong-password', 'not-found', 'metrics-changed']
type Asked = Parameters<typeof holdRequest>[2]
const ofAnybody: Asked[] = [
  ['PUT', '/api/account/name', { fullName: 'Too Late' }],
  ['PUT', '/api/account/email', { email: 'too.late@example.org', password }],
  ['PUT', '/api/account/password', { currentPassword: password, newPassword: 'another password' }],
  ['PUT', '/api/password', { newPassword: 'another password' }],
  ['POST', '/api/account/two-factor/set-up', { password }],
  ['POST', '/api/account/deletion', { password }],
]
const remove = (user: Someone, body: object = { password }) => user.post('/api/account/deletion', body)
const dataDir = () => season.app.services.config.dataDir

describe('deleting', () => {
  test('asks for the password, and gives nobody the time to guess it', async () => {
    const { ida } = season
    expect((await remove(ida, {})).status).toBe(400)
    for (let attempt = 1; attempt <= 10; attempt++) {
      const { status, body } = await remove(ida, { password: `guess ${attempt}` })
      expect([status, body.code]).toEqual([403, 'wrong-password'])
    }
    const { status, headers } = await remove(ida)
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect(await ida.profile()).not.toBeNull()
  })

  test('twice at the same moment deletes once', async () => {
    const { ida } = season
    const replies = await Promise.all([remove(ida), remove(ida)])
    expect(replies.every(({ status }) => status === 204 || status === 401)).toBe(true)
    expect(replies.some(({ status }) => status === 204)).toBe(true)
  })

  test('says before what would go', async () => {
    const { ida, bo, coach, stranger } = season
    const sleep = await addMetric(season, 'Sleep')
    await answer(season, ida, sleep, ['2026-11-16', 4], ['2026-11-17', 3])
    await answer(season, bo, sleep, ['2026-11-17', 3])
    await log(season, ida, ['2026-11-17', 'AM', 5, 60], ['2026-11-17', 'PM', 0, 0])
    const holdings = async (user: Someone) => (await user.get('/api/account/holdings')).body
    expect(await holdings(ida)).toEqual({ athletes: 0, metrics: 0, sessions: 1, answers: 2 })
    expect(await holdings(coach)).toEqual({ athletes: 2, metrics: 1, sessions: 0, answers: 3 })
    expect(await holdings(stranger)).toEqual({ athletes: 1, metrics: 0, sessions: 0, answers: 0 })
  })

  test('leaves a note of the files while they cannot be removed, and removes them later', async () => {
    const { app, ida } = season
    const bytes = await seenPicture(app.origin, ida)
    const { files } = app.services
    const broken = vi.spyOn(files, 'deleteFolder').mockRejectedValue(new Error('the store is down'))
    expect((await remove(ida)).status).toBe(204)
    await app.services.background.settled()
    expect(filesWith(dataDir(), [bytes])).toHaveLength(1)
    expect(await app.db.system.select().from(fileRemovals)).toHaveLength(1)

    broken.mockRestore()
    await runOnce(app.services, removeFiles)
    expect(filesWith(dataDir(), [bytes])).toEqual([])
    expect(await app.db.system.select().from(fileRemovals)).toEqual([])
  })

  test('while a picture is on its way leaves no picture', async () => {
    const { app, ida } = season
    const { files } = app.services
    const put = files.put.bind(files)
    let puts = 0
    vi.spyOn(files, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes)
      if (key.startsWith('avatars/') && ++puts === 3) {
        await deleteAccount(app.services, ida.id)
        await app.services.background.settled()
      }
    })
    await uploadPicture(app.origin, ida)
    expect(puts).toBe(3)
    expect(filesWith(dataDir(), [ida.id])).toEqual([])
  })

  test('while other requests of theirs are on their way refuses those', async () => {
    const { app, ida, coach } = season
    const metricId = await addMetric(season, 'Sleep')
    const { code } = (await coach.team.post('/invitations')).body.invitation
    const day = { key: randomUUID(), athleteId: ida.id, day: '2026-11-18', givenAt: '2026-11-18T06:00:00Z' }
    const answers = [{ metricId, kind: 'rating', rating: 4 }]
    const ofIda: Asked[] = [
      ['POST', '/api/day/submissions', { ...day, answers, AM: { kind: 'rested' } }],
      ['POST', '/api/join', { code }],
      ...ofAnybody,
    ]
    const ofTeam = `/api/teams/${coach.team.id}`
    const ofCoach: Asked[] = [
      ['PUT', `${ofTeam}/form-status`, { openTime: '05:00', closeTime: '22:00', timeZone: 'UTC' }],
      ['PUT', `${ofTeam}/form-status/open`, { open: false }],
      ['POST', `${ofTeam}/metrics`, { title: 'Mood', type: 'rating' }],
      ['PUT', `${ofTeam}/metrics/order`, { ids: [metricId] }],
      ['PATCH', `${ofTeam}/metrics/${metricId}`, { title: 'Rest' }],
      ['POST', `${ofTeam}/invitations`, {}],
      ['POST', `${ofTeam}/invitations`, { email: 'guest@example.org' }],
      ...ofAnybody,
    ]
    for (const [user, asked] of [
      [ida, ofIda],
      [coach, ofCoach],
    ] as const) {
      const held = await Promise.all(asked.map((one) => holdRequest(app.origin, user, one)))
      await user.profile()
      expect((await remove(user)).status).toBe(204)
      for (const [index, { finish }] of held.entries()) {
        const reply = await finish()
        const [method, path] = asked[index]!
        expect(REFUSED, `${method} ${path}: ${reply.status}`).toContain(reply.code)
      }
      await app.services.background.settled()
      expect(await tablesWith(app.db, [user.email])).toEqual([])
    }
  })

  test('that the database refuses changes nothing', async () => {
    const { app, ida } = season
    await app.db.system.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`)
    await app.db.system.execute(
      sql`create trigger refuse before delete on profiles for each row execute function refuse()`,
    )
    expect((await remove(ida)).status).toBe(500)
    expect(await ida.profile()).not.toBeNull()
    expect(await app.db.system.select().from(profiles).where(eq(profiles.id, ida.id))).toHaveLength(1)
  })
})
