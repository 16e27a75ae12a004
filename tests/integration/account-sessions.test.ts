import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
import { userChannel } from '#server/live/announce.ts'
import { createClient, type Reply } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { tell } from '#tests/support/tell.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'
const password = 'a good password'
const sessionsOf = async (client: { get(path: string): Promise<Reply> }) =>
  (await client.get('/api/account/sessions')).body.sessions
const isSignedIn = async (client: { get(path: string): Promise<Reply> }) =>
  (await client.get('/api/session')).body.profile !== null

/** A member in one browser, and the same one in another. */
async function onTwoDevices(app: TestApp) {
  const owner = await memberOf(app)
  const elsewhere = createClient(app.origin, { 'User-Agent': FIREFOX })
  expect((await elsewhere.signIn(owner.email)).status).toBe(200)
  return { owner, elsewhere }
}

test('lists where its owner is signed in, this browser first, and nothing of anybody else', async ({
  app,
}) => {
  const { owner, elsewhere } = await onTwoDevices(app)
  await memberOf(app)
  const moment = expect.stringMatching(/^\d{4}-.+Z$/)
  const times = { id: expect.any(String), signedInAt: moment, lastUsedAt: moment }
  expect(await sessionsOf(elsewhere)).toEqual([
    { device: 'Firefox on Linux', ...times, isThis: true },
    { device: 'Unknown browser', ...times, isThis: false },
  ])
  expect(await sessionsOf(owner)).toEqual([
    { device: 'Unknown browser', ...times, isThis: true },
    { device: 'Firefox on Linux', ...times, isThis: false },
  ])
})

test('lists no session that has run out', async ({ app }) => {
  const { owner } = await onTwoDevices(app)
  await app.db.system
    .update(authSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(authSessions.userAgent, FIREFOX))
  expect(await sessionsOf(owner)).toHaveLength(1)
})

test('ends all others, with their streams, and keeps this one', async ({ app }) => {
  const { owner, elsewhere } = await onTwoDevices(app)
  const bystander = await memberOf(app)
  const stream = await openLiveStream(app.origin, elsewhere)
  expect((await owner.post('/api/account/sessions/deletion', { password })).status).toBe(204)
  await stream.ended
  expect(await Promise.all([owner, elsewhere, bystander].map(isSignedIn))).toEqual([true, false, true])
  expect(await sessionsOf(owner)).toHaveLength(1)
})

test('takes the password for that, and changes nothing without it', async ({ app }) => {
  const { owner, elsewhere } = await onTwoDevices(app)
  const refused = await owner.post('/api/account/sessions/deletion', { password: 'a wrong password' })
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong-password'])
  expect(await isSignedIn(elsewhere)).toBe(true)
})

test('keeps 256 characters of what a browser calls itself', async ({ app }) => {
  const owner = await memberOf(app)
  const talkative = createClient(app.origin, { 'User-Agent': `${FIREFOX} ${'x'.repeat(5000)}` })
  await talkative.signIn(owner.email)
  expect(await sessionsOf(talkative)).toMatchObject([{ device: 'Firefox on Linux', isThis: true }, {}])
  const stored = await app.db.system.select().from(authSessions).where(eq(authSessions.userId, owner.id))
  expect(stored.map(({ userAgent }) => userAgent?.length ?? 0).toSorted((a, b) => a - b)).toEqual([0, 256])
})

test('are fifty at most: signing in ends the oldest, with its stream, and nobody else’s', async ({ app }) => {
  const [owner, bystander] = [await memberOf(app), await memberOf(app)]
  const stream = await openLiveStream(app.origin, owner)
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  const others = Array.from({ length: 49 }, (_, index) => ({
    userId: owner.id,
    token: `${owner.id} ${index}`,
    createdAt: new Date(dayAgo + index),
    expiresAt: new Date('2100-01-01'),
  }))
  await app.db.system.insert(authSessions).values(others)
  await app.db.system
    .update(authSessions)
    .set({ createdAt: new Date(dayAgo - 1) })
    .where(eq(authSessions.userId, bystander.id))
  const [first] = others
  const isOpen = async (token: string) =>
    (await app.db.system.select().from(authSessions).where(eq(authSessions.token, token))).length === 1

  const device = createClient(app.origin)
  await device.signIn(owner.email)
  expect(await sessionsOf(device)).toHaveLength(50)
  await stream.ended
  expect(await isOpen(first!.token)).toBe(false)
  expect(await Promise.all([device, owner, bystander].map(isSignedIn))).toEqual([true, true, true])
})

test('one session ends by itself, by its owner alone, with the stream that hangs on it', async ({ app }) => {
  const { owner, elsewhere } = await onTwoDevices(app)
  const [, other] = (await sessionsOf(owner)) as { id: string }[]
  const path = `/api/account/sessions/${other!.id}`
  const bystander = await memberOf(app)
  const stream = await openLiveStream(app.origin, elsewhere)
  const itsOwn = await openLiveStream(app.origin, bystander)
  expect((await bystander.delete(path)).status).toBe(404)
  expect(await isSignedIn(elsewhere)).toBe(true)
  expect((await owner.delete(path)).status).toBe(204)
  await stream.ended
  expect((await openLiveStream(app.origin, elsewhere)).status).toBe(401)
  expect([await isSignedIn(elsewhere), await isSignedIn(owner)]).toEqual([false, true])
  expect((await owner.delete(path)).status).toBe(404)

  await tell(app, userChannel(bystander.id), 'metrics')
  await expect.poll(() => itsOwn.topics()).toEqual(['metrics'])
  const kept = await openLiveStream(app.origin, owner)
  expect(kept.status).toBe(200)
  for (const { close } of [itsOwn, kept]) close()
})

test('the last use of a session is noted, at most every ten minutes', async ({ app }) => {
  const owner = await memberOf(app)
  const begun = Date.now()
  const lastUse = async (minutes: number) => {
    app.setClock(() => new Date(begun + minutes * 60_000))
    const [session] = (await sessionsOf(owner)) as { lastUsedAt: string }[]
    return Date.parse(session!.lastUsedAt)
  }
  const first = await lastUse(5)
  expect(await lastUse(20)).toBe(begun + 20 * 60_000)
  expect(await lastUse(25)).toBe(begun + 20 * 60_000)
  expect(first).toBeLessThan(begun + 60_000)
  app.setClock(() => new Date())
})
