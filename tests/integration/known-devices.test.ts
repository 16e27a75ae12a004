import { describe, expect } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/app-test.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const test = withApp(() => startTestApp({ TRUSTED_PROXIES: '127.0.0.1' }))

const COOKIE = 'plimsoll.known_devices'
const NEW_DEVICE = 'New sign-in to your Plimsoll account'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.beforeAll(async ({ app }) => {
  app.setClock(() => new Date('2026-11-15T06:30:00Z'))
})

/** Each browser at an address of its own. */
let hosts = 0
const browser = (app: TestApp, headers: Record<string, string> = {}) =>
  createClient(app.origin, { 'X-Forwarded-For': `198.51.100.${++hosts}`, ...headers })

/** Registered, signed in and out again, so that the browser is known. */
async function atHome(app: TestApp, email: string, client = browser(app)) {
  await client.register({ email })
  expect((await client.signIn(email)).status).toBe(200)
  await client.delete('/api/session')
  return client
}

/** From five networks, until a stranger is refused. */
async function attack(app: TestApp, email: string) {
  for (let network = 0; network < 5; network++) {
    const thief = browser(app)
    for (let guess = 0; guess < 10; guess++) await thief.signIn(email, 'a wrong guess')
  }
  expect((await browser(app).signIn(email)).status).toBe(429)
}

const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter(({ to }) => to.includes(email))

async function resetLink(app: TestApp, email: string, client: ReturnType<typeof browser>) {
  await client.post('/api/password-resets', { email })
  const reset = (await mailsTo(app, email)).findLast(({ subject }) => subject.startsWith('Reset'))
  return new URL(reset!.links[0]!).searchParams.get('token')
}

describe('a known device', () => {
  test('is a cookie that no script reads, that outlives the session and names nobody', async ({ app }) => {
    const client = browser(app)
    await client.register({ email: 'cookie@example.org' })
    const { headers, body } = await client.signIn('cookie@example.org')
    const cookie = headers.getSetCookie().find((text) => text.startsWith(COOKIE))!
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)
    expect(cookie).not.toContain(body.profile.id)
    await client.delete('/api/session')
    expect([...client.cookies.keys()]).toEqual([COOKIE])
  })

  test('knows several accounts, and is worth nothing for another one', async ({ app }) => {
    const tablet = await atHome(app, 'one@example.org')
    await atHome(app, 'two@example.org', tablet)
    const stranger = await atHome(app, 'thief@example.org')
    for (const email of ['one@example.org', 'two@example.org']) {
      await attack(app, email)
      expect((await tablet.signIn(email)).status).toBe(200)
      expect((await stranger.signIn(email)).status).toBe(429)
    }
  })

  test('can not be made up', async ({ app }) => {
    const owner = await atHome(app, 'forged@example.org')
    const [id = '', mark = ''] = owner.cookies.get(COOKIE)!.split('.')
    await attack(app, 'forged@example.org')
    for (const made of ['x', `${id}.`, `mailbox.${mark}`, `${id}x.${mark}`, `${id}.${mark}x`]) {
      const thief = browser(app)
      thief.cookies.set(COOKIE, made)
      expect((await thief.signIn('forged@example.org')).status).toBe(429)
    }
  })

  test('may try ten passwords in a quarter of an hour too', async ({ app }) => {
    const owner = await atHome(app, 'found@example.org')
    for (let guess = 0; guess < 10; guess++)
      expect((await owner.signIn('found@example.org', 'a wrong guess')).status).toBe(401)
    expect((await owner.signIn('found@example.org')).status).toBe(429)
  })

  test('is known no more after a new password, but for the one it was set on', async ({ app }) => {
    const email = 'changed@example.org'
    const [phone, laptop] = [await atHome(app, email), browser(app)]
    await laptop.signIn(email)
    const change = { currentPassword: 'a good password', newPassword: 'an even better one' }
    expect((await laptop.put('/api/account/password', change)).status).toBe(204)
    await attack(app, email)
    expect((await phone.signIn(email, 'an even better one')).status).toBe(429)
    expect((await laptop.signIn(email, 'an even better one')).status).toBe(200)
  })
})

test('an owner on a new device gets past an attack by a mailed link, however the attack goes on', async ({
  app,
}) => {
  const email = 'travelling@example.org'
  await atHome(app, email)
  await attack(app, email)
  // Strangers ask for links too: as many as they like from one network, and the owner still gets one.
  const thief = browser(app)
  for (let round = 0; round < 6; round++) await thief.post('/api/password-resets', { email })
  const owner = browser(app)
  const token = await resetLink(app, email, owner)
  expect((await owner.put('/api/password', { token, newPassword: 'brand new' })).status).toBe(204)
  await attack(app, email)
  expect((await owner.signIn(email, 'brand new')).status).toBe(200)
})

describe('the owner is told of a sign-in', () => {
  test('on a new device, when and on which, but not of the first one or on a known device', async ({
    app,
  }) => {
    const email = 'told@example.org'
    const home = await atHome(app, email)
    await home.signIn(email)
    expect(await mailsTo(app, email)).toEqual([])
    await browser(app, { 'User-Agent': IPHONE }).signIn(email)
    const [mail, ...others] = await mailsTo(app, email)
    expect([mail?.subject, others]).toEqual([NEW_DEVICE, []])
    expect(mail?.text).toContain('Device: Safari on iPhone')
    expect(mail?.text).toContain('Time: 15 November 2026 at 06:30 (UTC)')
    expect(mail?.links).toEqual(['http://plimsoll.test/reset-password'])
  })

  test('ten times a day at most', async ({ app }) => {
    const email = 'often@example.org'
    await atHome(app, email)
    for (let round = 0; round < 12; round++) await browser(app).signIn(email)
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 10 }, () => NEW_DEVICE),
    )
  })
})
