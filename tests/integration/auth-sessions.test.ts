import { describe, expect } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const client = (app: TestApp) => createClient(app.origin)
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS)

describe('a session', () => {
  const signedIn = async (app: TestApp, email: string) => {
    const browser = client(app)
    await browser.register({ email })
    await browser.signIn(email)
    return browser
  }

  test('is a cookie no script can read and no other site can send', async ({ app }) => {
    const browser = client(app)
    await browser.register({ email: 'cookie@example.org' })
    const { headers } = await browser.signIn('cookie@example.org')
    expect(headers.get('Set-Cookie')).toMatch(/HttpOnly/i)
    expect(headers.get('Set-Cookie')).toMatch(/SameSite=Lax/i)
    expect(headers.get('Set-Cookie')).not.toMatch(/Secure/i)
  })

  test('ends at once when its owner signs out, for every copy of the cookie', async ({ app }) => {
    const browser = await signedIn(app, 'out@example.org')
    const otherTab = client(app)
    for (const [name, value] of browser.cookies) otherTab.cookies.set(name, value)
    expect(await otherTab.profile()).not.toBeNull()
    expect((await browser.delete('/api/session')).status).toBe(204)
    expect(await otherTab.profile()).toBeNull()
    expect((await otherTab.get('/api/manager')).status).toBe(401)
    expect((await browser.delete('/api/session')).status).toBe(204)
  })

  test('ends when the same browser signs in again', async ({ app }) => {
    const browser = await signedIn(app, 'again@example.org')
    const old = client(app)
    for (const [name, value] of browser.cookies) old.cookies.set(name, value)
    await browser.signIn('again@example.org')
    expect(await old.profile()).toBeNull()
    expect(await browser.profile()).not.toBeNull()
  })

  test('that somebody else put into the browser before is not the one that signing in opens', async ({
    app,
  }) => {
    const attacker = await signedIn(app, 'attacker@example.org')
    await client(app).register({ email: 'victim@example.org' })
    const browser = client(app)
    for (const [name, value] of attacker.cookies) browser.cookies.set(name, value)
    await browser.signIn('victim@example.org')
    expect((await browser.profile())?.email).toBe('victim@example.org')
    expect([...browser.cookies.values()]).not.toEqual([...attacker.cookies.values()])
    expect(await attacker.profile()).toBeNull()
  })

  test('with a forged or foreign signature is nobody’s', async ({ app }) => {
    const browser = await signedIn(app, 'forged@example.org')
    const [[name, value] = ['', '']] = browser.cookies
    const [token = ''] = decodeURIComponent(value).split('.')
    for (const forged of [
      token,
      `${token}.`,
      `${token}.AAAA`,
      encodeURIComponent(`${token}.${'A'.repeat(43)}=`),
    ]) {
      browser.cookies.set(name, forged)
      expect(await browser.profile()).toBeNull()
    }
  })

  test('lives on while it is used, and dies after thirty days without', async ({ app }) => {
    const browser = await signedIn(app, 'month@example.org')
    app.setClock(inDays(20))
    const reply = await browser.get('/api/session')
    expect(reply.headers.get('Set-Cookie')).toMatch(/Max-Age=2592000.*HttpOnly/i)
    app.setClock(inDays(45))
    expect(await browser.profile()).not.toBeNull()
    app.setClock(inDays(76))
    expect(await browser.profile()).toBeNull()
    app.setClock(inDays(0))
  })

  test('ends after a year, however much it is used', async ({ app }) => {
    const browser = await signedIn(app, 'year@example.org')
    for (let day = 20; day < 365; day += 20) {
      app.setClock(inDays(day))
      expect(await browser.profile()).not.toBeNull()
    }
    app.setClock(inDays(364))
    expect((await browser.get('/api/session')).headers.get('Set-Cookie')).toBeNull()
    app.setClock(inDays(366))
    expect(await browser.profile()).toBeNull()
    app.setClock(inDays(0))
  })

  test('keeps no address of its owner', async ({ app }) => {
    await signedIn(app, 'private@example.org')
    const sessions = await app.db.system.select({ ip: authSessions.ipAddress }).from(authSessions)
    expect(sessions.filter(({ ip }) => ip)).toEqual([])
  })
})

describe('signing in', () => {
  test('answers a wrong password and an unknown address alike', async ({ app }) => {
    await client(app).register({ email: 'known@example.org' })
    const wrong = await client(app).signIn('known@example.org', 'wrong password')
    const unknown = await client(app).signIn('unknown@example.org', 'wrong password')
    const { requestId: _one, ...wrongBody } = wrong.body
    const { requestId: _two, ...unknownBody } = unknown.body
    expect([wrong.status, wrongBody]).toEqual([unknown.status, unknownBody])
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid email or password'])
  })

  test('is refused to another site’s page', async ({ app }) => {
    const reply = await client(app).send(
      'POST',
      '/api/session',
      { email: 'a@b.co', password: 'x' },
      { Origin: 'https://evil.example' },
    )
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign-origin'])
  })

  test('takes no body of another kind or size', async ({ app }) => {
    const form = await fetch(`${app.origin}/api/session`, {
      method: 'POST',
      body: 'email=a',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(form.status).toBe(400)
    const huge = await client(app).post('/api/session', { email: 'a@b.co', password: 'x'.repeat(70_000) })
    expect([huge.status, huge.body.code]).toEqual([413, 'too-large'])
  })
})
