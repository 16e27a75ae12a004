import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { addMetric, answer, log, type Season, startSeason } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'
import { filesWith, holdsAny, tablesWith } from '#tests/support/traces.ts'
import { seenPicture } from '#tests/support/upload-picture.ts'

const password = 'a good password'
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

const remove = (user: Someone) => user.post('/api/account/deletion', { password })
const dataDir = () => season.app.services.config.dataDir

/** Everything a user can leave behind, in the tables, the folders and the log. */
async function leaveTraces(user: Someone, former: string): Promise<(string | Uint8Array)[]> {
  const { app } = season
  expect((await user.put('/api/account/name', { fullName: NAME })).status).toBe(200)
  const bytes = await seenPicture(app.origin, user)
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

describe('of an athlete who deletes their account', () => {
  test('nothing is left in any table, file, mail or log', async () => {
    const { app, ida, bo, coach } = season
    const address = 'canary.wren@example.org'
    expect((await coach.team.post('/invitations', { email: ida.email })).status).toBe(201)
    expect((await coach.team.post('/invitations', { email: address })).status).toBe(201)
    const notes = await addMetric(season, 'Notes', 'text')
    await answer(season, ida, notes, ['2026-11-17', NOTE])
    await answer(season, bo, notes, ['2026-11-17', 'of another'])
    await log(season, ida, ['2026-11-17', 'AM', 5, 60])
    await app.db.system.insert(dailyMetrics).values({ athleteId: ida.id, date: '2026-11-17', notes: NOTE })
    const traces = await leaveTraces(ida, address)
    const texts = traces.filter((trace) => typeof trace === 'string')
    expect(await tablesWith(app.db, texts)).toEqual(
      expect.arrayContaining(['profiles', 'mails', 'insight_replies', 'metric_responses', 'invitations']),
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
    const { body } = await coach.team.get('/athletes')
    expect(body.athletes.map(({ fullName }) => fullName)).toEqual(['Bo'])
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

describe('of a coach who does', () => {
  test('nothing is left; the athletes keep their accounts and sessions, and have no team', async () => {
    const { app, coach, ida, bo } = season
    const address = 'canary.coach@example.org'
    const question = await addMetric(season, TITLE)
    await answer(season, ida, question, ['2026-11-17', 4])
    await log(season, ida, ['2026-11-17', 'AM', 5, 60])
    expect((await coach.team.post('/invitations', {})).status).toBe(201)
    const traces = [...(await leaveTraces(coach, address)), TITLE]
    expect((await coach.team.post('/invitations', { email: 'guest@example.org' })).status).toBe(201)
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
    expect(await ida.profile()).toMatchObject({ fullName: 'Ida', teams: [] })
    expect(await app.db.system.select().from(trainingSessions)).toHaveLength(1)
    expect(await app.db.system.select().from(metricResponses)).toEqual([])
  })

  test('another coach keeps everything', async () => {
    const { app, coach, stranger, eve } = season
    const theirs = await addMetric(season, 'Sleep', 'rating', stranger.team.id)
    await answer(season, eve, theirs, ['2026-11-17', 4])
    await remove(coach)
    expect(await eve.profile()).toMatchObject({ teams: [{ id: stranger.team.id }] })
    expect(await app.db.system.select().from(customMetrics)).toHaveLength(1)
    expect(await app.db.system.select().from(metricResponses)).toHaveLength(1)
  })
})
