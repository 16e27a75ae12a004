import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const client = (app: TestApp) => createClient(app.origin)

async function registered(app: TestApp, email: string) {
  const browser = client(app)
  await browser.register({ email })
  await browser.signIn(email)
  return browser
}

async function resetLinkFor(app: TestApp, email: string): Promise<URL> {
  await client(app).post('/api/password-resets', { email })
  const mails = await app.outbox()
  const link = mails.filter(({ to, subject }) => to.includes(email) && subject.startsWith('Reset')).at(-1)
    ?.links[0]
  return new URL(link ?? 'missing:')
}

const tokenFor = async (app: TestApp, email: string) =>
  (await resetLinkFor(app, email)).searchParams.get('token') ?? ''

describe('a reset link', () => {
  test('leads to the configured origin with a pkce_ token', async ({ app }) => {
    await registered(app, 'link@example.org')
    const link = await resetLinkFor(app, 'link@example.org')
    expect(link.origin + link.pathname).toBe('http://plimsoll.test/update-password')
    expect(link.searchParams.get('token')).toMatch(/^pkce_.{22,}/)
  })

  test('sets the password once, ends all sessions and tells the owner', async ({ app }) => {
    const phone = await registered(app, 'once@example.org')
    const laptop = client(app)
    await laptop.signIn('once@example.org')
    const token = await tokenFor(app, 'once@example.org')

    expect((await client(app).post('/api/password-resets/check', { token })).status).toBe(204)
    expect((await client(app).put('/api/password', { token, newPassword: 'brand new' })).status).toBe(204)
    expect([await phone.profile(), await laptop.profile()]).toEqual([null, null])
    expect((await client(app).signIn('once@example.org')).status).toBe(401)
    expect((await client(app).signIn('once@example.org', 'brand new')).status).toBe(200)

    const again = await client(app).put('/api/password', { token, newPassword: 'stolen link' })
    expect([again.status, again.body.message]).toEqual([
      400,
      'Invalid or expired reset link. Please request a new one.',
    ])
    expect((await client(app).post('/api/password-resets/check', { token })).status).toBe(400)
    const subjects = (await app.outbox())
      .filter(({ to }) => to.includes('once@example.org'))
      .map(({ subject }) => subject)
    expect(subjects).toContain('Your Plimsoll password was changed')
  })

  test('sets no password without ending the sessions, and works when it can', async ({ app }) => {
    await registered(app, 'both@example.org')
    const token = await tokenFor(app, 'both@example.org')
    await app.db.system.execute(sql`alter table auth_sessions rename to no_sessions`)
    const reply = await client(app).put('/api/password', { token, newPassword: 'brand new' })
    await app.db.system.execute(sql`alter table no_sessions rename to auth_sessions`)
    expect(reply.status).toBe(500)
    expect((await client(app).signIn('both@example.org', 'brand new')).status).toBe(401)
    expect((await client(app).signIn('both@example.org')).status).toBe(200)
    expect((await client(app).put('/api/password', { token, newPassword: 'brand new' })).status).toBe(204)
    expect((await client(app).signIn('both@example.org', 'brand new')).status).toBe(200)
  })

  test('used by ten at the same moment works for one', async ({ app }) => {
    await registered(app, 'ten@example.org')
    const token = await tokenFor(app, 'ten@example.org')
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client(app).put('/api/password', { token, newPassword: `password ${index}` }),
      ),
    )
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  test('dies with any other one that was used', async ({ app }) => {
    await registered(app, 'two@example.org')
    const first = await tokenFor(app, 'two@example.org')
    const second = await tokenFor(app, 'two@example.org')
    expect((await client(app).put('/api/password', { token: second, newPassword: 'brand new' })).status).toBe(
      204,
    )
    expect((await client(app).put('/api/password', { token: first, newPassword: 'older link' })).status).toBe(
      400,
    )
  })

  test('is valid for one hour', async ({ app }) => {
    await registered(app, 'hour@example.org')
    const token = await tokenFor(app, 'hour@example.org')
    app.setClock(() => new Date(Date.now() + 59 * 60_000))
    expect((await client(app).post('/api/password-resets/check', { token })).status).toBe(204)
    app.setClock(() => new Date(Date.now() + 61 * 60_000))
    expect((await client(app).post('/api/password-resets/check', { token })).status).toBe(400)
    app.setClock(() => new Date())
    await app.db.system.execute(sql`update auth_verifications set expires_at = now() - interval '1 second'`)
    expect((await client(app).put('/api/password', { token, newPassword: 'too late' })).status).toBe(400)
    expect((await client(app).signIn('hour@example.org')).status).toBe(200)
  })

  test('is stored under a hash only', async ({ app }) => {
    await registered(app, 'hashed@example.org')
    const token = await tokenFor(app, 'hashed@example.org')
    const stored = await app.db.system.execute(sql`select * from auth_verifications`)
    expect(JSON.stringify(stored)).not.toContain(token.replace('pkce_', ''))
  })

  test.for(['', 'pkce_', 'pkce_unknown', 'no-prefix', 'pkce_%00', 'PKCE_x'])(
    '%j opens nothing',
    async (token, { app }) => {
      const check = await client(app).post('/api/password-resets/check', { token })
      const put = await client(app).put('/api/password', { token, newPassword: 'brand new' })
      expect([check.body.code, put.body.code]).toEqual(['reset-link-invalid', 'reset-link-invalid'])
    },
  )

  test('is not used up by a password that is too short, too common or of one’s own words', async ({
    app,
  }) => {
    await registered(app, 'short@example.org')
    const token = await tokenFor(app, 'short@example.org')
    const short = await client(app).put('/api/password', { token, newPassword: '12345' })
    expect(short.body.message).toBe('Password must be at least 6 characters long')
    const common = await client(app).put('/api/password', { token, newPassword: 'Iloveyou' })
    expect(common.body.message).toBe('This password is one of the most used. Choose another.')
    const own = await client(app).put('/api/password', { token, newPassword: 'someone2026' })
    expect(own.body.code).toBe('password-of-own-words')
    expect((await client(app).put('/api/password', { token, newPassword: '198-20' })).status).toBe(204)
  })
})

test('whoever comes while too many passwords are being hashed is told when to come back, and loses nothing', async ({
  app,
}) => {
  const email = 'patient@example.org'
  const browser = await registered(app, email)
  const token = await tokenFor(app, email)
  const password = 'a good password'
  const gate = vi.spyOn(app.services.hashGate, 'run').mockReturnValue(null)
  for (const send of [
    () => client(app).signIn(email),
    () => client(app).signIn('nobody-patient@example.org'),
    () => client(app).register({ email: 'new-patient@example.org' }),
    () => browser.put('/api/password', { newPassword: 'brand new' }),
    () => browser.put('/api/account/password', { currentPassword: password, newPassword: 'brand new' }),
    () => browser.post('/api/account/deletion', { password }),
    () => client(app).put('/api/password', { token, newPassword: 'brand new' }),
  ]) {
    const { status, body, headers } = await send()
    expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'busy', '5'])
  }
  gate.mockRestore()
  expect((await client(app).put('/api/password', { token, newPassword: 'brand new' })).status).toBe(204)
})

describe('asking for a link', () => {
  test('is answered alike for known and unknown addresses, and mails only the known', async ({ app }) => {
    await registered(app, 'known@example.org')
    const known = await client(app).post('/api/password-resets', { email: 'known@example.org' })
    const unknown = await client(app).post('/api/password-resets', { email: 'unknown@example.org' })
    const shape = ({ status, body, headers }: typeof known) => [status, body, [...headers.keys()].toSorted()]
    expect(shape(known)).toEqual(shape(unknown))
    const recipients = (await app.outbox()).flatMap(({ to }) => to)
    expect(recipients).toContain('known@example.org')
    expect(recipients).not.toContain('unknown@example.org')
  })

  test('is limited alike for known and unknown addresses', async ({ app }) => {
    await registered(app, 'limited@example.org')
    for (const email of ['limited@example.org', 'nobody-limited@example.org']) {
      const replies = []
      for (let round = 0; round < 4; round++)
        replies.push(await client(app).post('/api/password-resets', { email }))
      expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 429])
      expect(Number(replies.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(3000)
    }
  })
})

describe('without a link', () => {
  test('a signed-in user sets a new password and is signed out everywhere', async ({ app }) => {
    const browser = await registered(app, 'session@example.org')
    expect((await browser.put('/api/password', { newPassword: 'brand new' })).status).toBe(204)
    expect(await browser.profile()).toBeNull()
    expect((await client(app).signIn('session@example.org', 'brand new')).status).toBe(200)
  })

  test('one who signed in more than a quarter of an hour ago is sent to where the old one is asked for', async ({
    app,
  }) => {
    const email = 'left-open@example.org'
    const browser = await registered(app, email)
    const openedMinutesAgo = (minutes: number) => app.setClock(() => new Date(Date.now() + minutes * 60_000))
    openedMinutesAgo(16)
    const reply = await browser.put('/api/password', { newPassword: 'brand new' })
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([
      403,
      'password-on-account-page',
      'Please set your new password on your account page, where you are asked for the current one.',
    ])
    expect(await browser.profile()).toMatchObject({ email })
    expect((await client(app).signIn(email)).status).toBe(200)
    const mailed = (await app.outbox()).filter(({ to }) => to.includes(email))
    expect(mailed.map(({ subject }) => subject)).toEqual(['New sign-in to your Plimsoll account'])
    openedMinutesAgo(14)
    const common = await browser.put('/api/password', { newPassword: 'Password1' })
    expect(common.body.code).toBe('password-too-common')
    expect((await browser.put('/api/password', { newPassword: 'brand new' })).status).toBe(204)
    app.setClock(() => new Date())
  })

  test('a visitor is told to prove who they are', async ({ app }) => {
    const reply = await client(app).put('/api/password', { newPassword: 'brand new' })
    expect([reply.status, reply.body.message]).toEqual([
      401,
      'Unable to verify your session. Please try again.',
    ])
  })
})
