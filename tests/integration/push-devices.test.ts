import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import { withApp } from '#tests/support/app-test.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { deviceAt, newDevice, PUSHING } from '#tests/support/push-device.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const test = withApp(() => startTestApp(PUSHING))

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Safari/604.1'
const add = (user: Someone, device: ReturnType<typeof deviceAt>) =>
  user.put('/api/push/device', device, { 'User-Agent': IPHONE })
const devicesOf = async (user: Someone) => (await user.get('/api/push')).body.devices
const storedOf = ({ db }: TestApp, { endpoint }: { endpoint: string }) =>
  db.system.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))

test('a browser that is added is listed by what it is called and by a mark of its endpoint, and no more of it goes out', async ({
  app,
}) => {
  const athlete = await memberOf(app)
  expect((await athlete.get('/api/push')).body).toEqual({
    offered: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
    reason: null,
    devices: [],
  })
  const device = newDevice()
  app.setClock(() => new Date('2026-11-16T08:00:00Z'))
  expect((await add(athlete, device)).status).toBe(204)
  app.setClock(() => new Date('2026-11-17T08:00:00Z'))
  expect((await add(athlete, device)).status).toBe(204)
  const { body } = await athlete.get('/api/push')
  expect(body.devices).toEqual([
    {
      id: expect.any(String),
      label: 'Safari on iPhone',
      addedAt: '2026-11-16T08:00:00.000Z',
      lastSeenAt: '2026-11-17T08:00:00.000Z',
      current: true,
      endpointId: createHash('sha256').update(device.endpoint).digest('hex'),
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/googleapis/)
  app.setClock(() => new Date())
})

test.for([
  ['http', 'http://fcm.googleapis.com/fcm/send/a'] as const,
  ['another port', 'https://fcm.googleapis.com:8443/a'] as const,
  ['a user', 'https://me:secret@fcm.googleapis.com/a'] as const,
  ['an address of this machine', 'https://127.0.0.1/a'] as const,
  ['a private address', 'https://10.0.0.8/a'] as const,
  ['a metadata service', 'https://169.254.169.254/latest'] as const,
  ['anybody else', 'https://push.evil.example/a'] as const,
  ['no address at all', 'nowhere'] as const,
])('an endpoint with %s is refused', async ([, endpoint], { app }) => {
  const athlete = await memberOf(app)
  const reply = await add(athlete, deviceAt(endpoint))
  expect(reply).toMatchObject({ status: 400, body: { code: 'not-a-push-service' } })
  expect(await devicesOf(athlete)).toEqual([])
})

const { keys: good } = newDevice()

test.for([
  ['a short public key', { ...good, p256dh: good.p256dh.slice(0, 86) }] as const,
  ['a public key that is on no curve', { ...good, p256dh: `B${'A'.repeat(86)}` }] as const,
  ['a compressed public key', { ...good, p256dh: `A${good.p256dh.slice(1, 44)}` }] as const,
  ['a long secret', { ...good, auth: `${good.auth}AA` }] as const,
  ['a secret in another alphabet', { ...good, auth: `${good.auth.slice(1)}+` }] as const,
])('%s is refused', async ([, keys], { app }) => {
  const athlete = await memberOf(app)
  const { endpoint } = newDevice()
  expect(await athlete.put('/api/push/device', { endpoint, keys })).toMatchObject({
    status: 400,
    body: { code: 'invalid-input' },
  })
})

test('another account takes a device over with its keys, and with no others', async ({ app }) => {
  const [before, after] = [await memberOf(app), await memberOf(app)]
  const device = newDevice()
  await add(before, device)
  const [former] = await storedOf(app, device)
  expect(await add(after, deviceAt(device.endpoint))).toMatchObject({
    status: 409,
    body: { code: 'push-device-taken' },
  })
  expect(await devicesOf(before)).toHaveLength(1)
  expect((await add(after, device)).status).toBe(204)
  expect(await devicesOf(before)).toEqual([])
  expect(await devicesOf(after)).toMatchObject([{ current: true }])
  // What was to be sent to the account before went with the row.
  expect((await storedOf(app, device))[0]?.id).not.toBe(former?.id)
})

test('two accounts that take a device over at once both get an answer, and one of them the device', async ({
  app,
}) => {
  const [one, another] = [await memberOf(app), await memberOf(app)]
  const device = newDevice()
  const replies = await Promise.all([add(one, device), add(another, device)])
  expect(replies.map(({ status }) => status).every((status) => [204, 409].includes(status))).toBe(true)
  expect(await storedOf(app, device)).toHaveLength(1)
})

test('a browser has one endpoint: a new one replaces the one before', async ({ app }) => {
  const athlete = await memberOf(app)
  const [before, after] = [newDevice(), newDevice()]
  await add(athlete, before)
  await add(athlete, after)
  expect(await storedOf(app, before)).toEqual([])
  expect(await devicesOf(athlete)).toHaveLength(1)
})

test('of eleven devices the one that was not seen for longest makes room', async ({ app }) => {
  const athlete = await memberOf(app)
  const devices = Array.from({ length: 11 }, newDevice)
  for (const [n, device] of devices.entries()) {
    // Another browser.
    athlete.cookies.clear()
    await athlete.signIn(athlete.email)
    app.setClock(() => new Date(Date.now() + n * 1000))
    await add(athlete, device)
  }
  app.setClock(() => new Date())
  expect(await devicesOf(athlete)).toHaveLength(10)
  expect(await storedOf(app, devices[0]!)).toEqual([])
})

test('a user ends a device of their own, and of nobody else', async ({ app }) => {
  const [athlete, stranger] = [await memberOf(app), await memberOf(app)]
  await add(athlete, newDevice())
  const [{ id } = { id: '' }] = await devicesOf(athlete)
  expect((await stranger.delete(`/api/push/devices/${id}`)).status).toBe(404)
  expect(await devicesOf(athlete)).toHaveLength(1)
  expect((await athlete.delete(`/api/push/devices/${id}`)).status).toBe(204)
  expect(await devicesOf(athlete)).toEqual([])
  expect((await athlete.delete(`/api/push/devices/${id}`)).status).toBe(404)
})

test('signing out ends the device, and so does a session that is ended from elsewhere', async ({ app }) => {
  const athlete = await memberOf(app)
  const [left, ended] = [newDevice(), newDevice()]
  await add(athlete, left)
  await athlete.delete('/api/session')
  expect(await storedOf(app, left)).toEqual([])
  await athlete.signIn(athlete.email)
  await add(athlete, ended)
  await app.db.system.delete(authSessions).where(eq(authSessions.userId, athlete.id))
  expect(await storedOf(app, ended)).toEqual([])
})

test('deleting the account erases its devices', async ({ app }) => {
  const athlete = await memberOf(app)
  const device = newDevice()
  await add(athlete, device)
  expect((await athlete.post('/api/account/deletion', { password: 'a good password' })).status).toBe(204)
  expect(await storedOf(app, device)).toEqual([])
})

test('without https nothing is offered, with the reason, and nothing is taken', async ({ app }) => {
  const unnamed = await startTestApp({ PUBLIC_ORIGIN: 'http://plimsoll.test' }, undefined, app.db)
  onTestFinished(unnamed.stop)
  const athlete = await memberOf(unnamed)
  expect((await athlete.get('/api/push')).body).toEqual({ offered: null, reason: 'no-https', devices: [] })
  expect(await add(athlete, newDevice())).toMatchObject({ status: 409, body: { code: 'push-off' } })
})
