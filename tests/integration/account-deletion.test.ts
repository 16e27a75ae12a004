import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { fileRemovals } from '#database/schema/file-removals.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { removeFiles } from '#server/jobs/remove-files.ts'
import { runOnce } from '#server/jobs/schedule.ts'
import { createClient } from '#tests/support/client.ts'
import { holdRequest } from '#tests/support/held-request.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { picture } from '#tests/support/pictures.ts'
import { addMetric, answer, log, type Season, startSeason } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'
import { filesWith, holdsAny, tablesWith } from '#tests/support/traces.ts'

const NAME = 'Canary Wren'
const NOTE = 'canary note: the left knee'
const TITLE = 'Canary question'
let season: Season
let logged: string

beforeEach(async () => {
  logged = ''
  const into = new Writable({
    write(chunk, _, done) {
      logged += String(chunk)
      done()
    },
  })
  season = await startSeason({}, pino({ level: 'debug' }, into))
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

async function rename(user: Someone) {
  expect((await user.put('/api/account/name', { fullName: NAME })).status).toBe(200)
}

async function upload(user: Someone): Promise<Buffer> {
  const response = await fetch(`${season.app.origin}/api/avatar`, {
    method: 'PUT',
    body: new Uint8Array(await picture(64, 64).toBuffer()),
    headers: {
      Cookie: [...user.cookies].map((pair) => pair.join('=')).join('; '),
      'Content-Type': 'image/png',
    },
  })
  const { avatarUrl } = (await response.json()) as { avatarUrl: string }
  return Buffer.from(await (await fetch(`${season.app.origin}${avatarUrl}/small.webp`)).arrayBuffer())
}

/** Everything a user can leave behind, in the tables, the folders and the log. */
async function leaveTraces(user: Someone, former: string): Promise<(string | Uint8Array)[]> {
  const { app } = season
  await rename(user)
  const bytes = await upload(user)
  await createClient(app.origin).post('/api/contact-messages', {
    name: NAME,
    email: user.email,
    message: NOTE,
  })
  await createClient(app.origin).post('/api/password-resets', { email: user.email })
  await app.outbox()
  expect((await user.put('/api/account/email', { email: former, password })).status).toBe(200)
  await app.outbox()
  const outcome = { kind: 'insights' as const, insights: [{ area: 'Load', trend: NOTE, recommendation: '' }] }
  await app.db.system.insert(insightReplies).values({ key: 'k', outcome, expiresAt: new Date('2100-01-01') })
  return [NAME, NOTE, user.email, former, user.id, bytes]
}

describe('of an athlete', () => {
  test('nothing is left in any table, file, mail or log', async () => {
    const { app, ida, bo, coach } = season
    const address = 'canary.wren@example.org'
    expect((await coach.post('/api/invitations', { email: ida.email })).status).toBe(201)
    expect((await coach.post('/api/invitations', { email: address })).status).toBe(201)
    const notes = await addMetric(season, 'Notes', 'text')
    await answer(season, ida, notes, ['2026-11-17', NOTE])
    await answer(season, bo, notes, ['2026-11-17', 'of another'])
    await log(season, ida, ['2026-11-17', 'AM', 5, 60])
    await app.db.system.insert(dailyMetrics).values({ athleteId: ida.id, date: '2026-11-17', notes: NOTE })
    const traces = await leaveTraces(ida, address)
    const texts = traces.filter((trace) => typeof trace === 'string')
    expect(await tablesWith(app.db, texts)).toEqual(
      expect.arrayContaining([
        'profiles',
        'mails',
        'insight_replies',
        'metric_responses',
        'manager_invitations',
      ]),
    )
    expect(filesWith(dataDir(), traces).length).toBeGreaterThan(4)

    expect((await remove(ida)).status).toBe(204)
    await app.services.background.settled()
    // What other pages are told, for an hour, names a channel and nothing else.
    expect((await tablesWith(app.db, texts)).filter((table) => table !== 'live_events')).toEqual([])
    expect(
      await tablesWith(
        app.db,
        texts.filter((text) => text !== ida.id),
      ),
    ).toEqual([])
    expect(filesWith(dataDir(), traces)).toEqual([])
    expect(holdsAny(Buffer.from(logged), traces)).toBe(false)
    expect(logged).toContain('/api/account/deletion')
    expect(await app.db.system.select().from(metricResponses)).toHaveLength(1)
  })

  test('the coach sees the team without them, at once', async () => {
    const { app, ida, coach } = season
    const stream = await openLiveStream(app.origin, coach)
    expect((await remove(ida)).status).toBe(204)
    await expect.poll(stream.topics).toEqual(expect.arrayContaining(['athletes', 'team-day']))
    stream.close()
    const { body } = await coach.get('/api/athletes')
    expect((body['athletes'] as { fullName: string }[]).map(({ fullName }) => fullName)).toEqual(['Bo'])
  })

  test('every device is signed out, and every stream of theirs ends', async () => {
    const { app, ida } = season
    const phone = createClient(app.origin)
    await phone.signIn(ida.email)
    const stream = await openLiveStream(app.origin, phone)
    expect((await remove(ida)).status).toBe(204)
    await stream.ended
    expect([await ida.profile(), await phone.profile()]).toEqual([null, null])
    expect((await phone.signIn(ida.email)).status).toBe(401)
    expect((await remove(ida)).status).toBe(401)
  })

  test('the address is free for a new account, which has nothing of the old one', async () => {
    const { app, ida } = season
    await log(season, ida, ['2026-11-17', 'AM', 5, 60])
    await remove(ida)
    const again = createClient(app.origin)
    expect((await again.register({ email: ida.email })).status).toBe(201)
    await again.signIn(ida.email)
    expect((await again.get('/api/account/holdings')).body).toMatchObject({ sessions: 0, answers: 0 })
  })
})

describe('of a coach', () => {
  test('nothing is left; the athletes keep their accounts and sessions, and have no team', async () => {
    const { app, coach, ida, bo } = season
    const address = 'canary.coach@example.org'
    const question = await addMetric(season, TITLE)
    await answer(season, ida, question, ['2026-11-17', 4])
    await log(season, ida, ['2026-11-17', 'AM', 5, 60])
    expect((await coach.post('/api/invitations', {})).status).toBe(201)
    const traces = [...(await leaveTraces(coach, address)), TITLE]
    expect((await coach.post('/api/invitations', { email: 'guest@example.org' })).status).toBe(201)
    await app.outbox()
    const texts = traces.filter((trace) => typeof trace === 'string')
    const streams = await Promise.all([ida, bo].map((athlete) => openLiveStream(app.origin, athlete)))

    expect((await remove(coach)).status).toBe(204)
    await Promise.all(streams.map(({ ended }) => ended))
    await app.services.background.settled()
    expect(
      await tablesWith(
        app.db,
        texts.filter((text) => text !== coach.id),
      ),
    ).toEqual([])
    expect(filesWith(dataDir(), traces)).toEqual([])
    expect(holdsAny(Buffer.from(logged), traces)).toBe(false)
    expect(await ida.profile()).toMatchObject({ fullName: 'Ida', managerId: null })
    expect(await app.db.system.select().from(trainingSessions)).toHaveLength(1)
    expect(await app.db.system.select().from(metricResponses)).toEqual([])
  })

  test('another coach keeps everything', async () => {
    const { app, coach, stranger, eve } = season
    const theirs = await addMetric(season, 'Sleep', 'rating', stranger.id)
    await answer(season, eve, theirs, ['2026-11-17', 4])
    await remove(coach)
    expect(await eve.profile()).toMatchObject({ managerId: stranger.id })
    expect(await app.db.system.select().from(customMetrics)).toHaveLength(1)
    expect(await app.db.system.select().from(metricResponses)).toHaveLength(1)
  })
})

describe('deleting', () => {
  test('asks for the password, and gives nobody the time to guess it', async () => {
    const { ida } = season
    expect((await remove(ida, {})).status).toBe(400)
    for (let attempt = 1; attempt <= 10; attempt++) {
      const { status, body } = await remove(ida, { password: `guess ${attempt}` })
      expect([status, body['code']]).toEqual([403, 'wrong-password'])
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
    const bytes = await upload(ida)
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
      if (++puts === 3) {
        await deleteAccount(app.services, ida.id)
        await app.services.background.settled()
      }
    })
    await upload(ida).catch(() => null)
    expect(puts).toBe(3)
    expect(filesWith(join(dataDir()), [ida.id])).toEqual([])
  })

  test('while other requests of theirs are on their way refuses those', async () => {
    const { app, ida, coach } = season
    const metricId = await addMetric(season, 'Sleep')
    const { code } = (await coach.post('/api/invitations')).body['invitation'] as { code: string }
    const day = { key: randomUUID(), athleteId: ida.id, day: '2026-11-18', givenAt: '2026-11-18T06:00:00Z' }
    const answers = [{ metricId, kind: 'rating', rating: 4 }]
    const ofIda: Asked[] = [
      ['POST', '/api/day/submissions', { ...day, answers, AM: { kind: 'rested' } }],
      ['POST', '/api/join', { code }],
      ...ofAnybody,
    ]
    const ofCoach: Asked[] = [
      ['PUT', '/api/form-status', { openTime: '05:00', closeTime: '22:00', timeZone: 'UTC' }],
      ['PUT', '/api/form-status/open', { open: false }],
      ['POST', '/api/metrics', { title: 'Mood', type: 'rating' }],
      ['PUT', '/api/metrics/order', { ids: [metricId] }],
      ['PUT', `/api/metrics/${metricId}`, { title: 'Rest', type: 'rating' }],
      ['POST', '/api/invitations', {}],
      ['POST', '/api/invitations', { email: 'guest@example.org' }],
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
