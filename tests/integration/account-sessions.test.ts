import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
import { createClient, type Reply } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'
const password = 'a good password'
const sessionsOf = async (client: { get(path: string): Promise<Reply> }) =>
  (await client.get('/api/account/sessions')).body['sessions']
const isSignedIn = async (client: { get(path: string): Promise<Reply> }) =>
  (await client.get('/api/session')).body['profile'] !== null

/** A member in one browser, and the same one in another. */
async function onTwoDevices() {
  const owner = await memberOf(app)
  const elsewhere = createClient(app.origin, { 'User-Agent': FIREFOX })
  expect((await elsewhere.signIn(owner.email)).status).toBe(200)
  return { owner, elsewhere }
}

test('lists where its owner is signed in, this browser first, and nothing of anybody else', async () => {
  const { owner, elsewhere } = await onTwoDevices()
  await memberOf(app)
  const signedInAt = expect.stringMatching(/^\d{4}-.+Z$/)
  expect(await sessionsOf(elsewhere)).toEqual([
    { device: 'Firefox on Linux', signedInAt, isThis: true },
    { device: 'Unknown browser', signedInAt, isThis: false },
  ])
  expect(await sessionsOf(owner)).toEqual([
    { device: 'Unknown browser', signedInAt, isThis: true },
    { device: 'Firefox on Linux', signedInAt, isThis: false },
  ])
})

test('lists no session that has run out', async () => {
  const { owner } = await onTwoDevices()
  await app.db.system
    .update(authSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(authSessions.userAgent, FIREFOX))
  expect(await sessionsOf(owner)).toHaveLength(1)
})

test('ends all others, with their streams, and keeps this one', async () => {
  const { owner, elsewhere } = await onTwoDevices()
  const bystander = await memberOf(app)
  const stream = await openLiveStream(app.origin, elsewhere)
  expect((await owner.post('/api/account/sessions/deletion', { password })).status).toBe(204)
  await stream.ended
  expect(await Promise.all([owner, elsewhere, bystander].map(isSignedIn))).toEqual([true, false, true])
  expect(await sessionsOf(owner)).toHaveLength(1)
})

test('takes the password for that, and changes nothing without it', async () => {
  const { owner, elsewhere } = await onTwoDevices()
  const refused = await owner.post('/api/account/sessions/deletion', { password: 'a wrong password' })
  expect([refused.status, refused.body['code']]).toEqual([403, 'wrong-password'])
  expect(await isSignedIn(elsewhere)).toBe(true)
})
