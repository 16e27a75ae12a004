import { pino } from 'pino'
import { describe, expect, test as base } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { running } from '#tests/support/app-test.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const test = base
  .extend(
    'plain',
    { scope: 'file' },
    running(() => startTestApp()),
  )
  .extend(
    'secure',
    { scope: 'file' },
    running(() => startTestApp({ PUBLIC_ORIGIN: 'https://plimsoll.test' })),
  )

const DAY_MS = 24 * 60 * 60 * 1000

const EVERYWHERE = [
  '/api/session',
  '/api/nothing',
  '/api/docs',
  '/',
  '/login',
  '/athlete/dashboard',
  '/missing.js',
  '/sw.js',
  '/healthz',
]

describe.each(EVERYWHERE)('%s', (path) => {
  test('carries the security headers, with a policy that allows no unnamed script', async ({ plain }) => {
    const { headers } = await createClient(plain.origin).get(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('X-Powered-By')).toBeNull()
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('asks for https only where the site is served so', async ({ secure }) => {
    const { headers } = await createClient(secure.origin).get(path)
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/)
  })
})

test('an error nobody expected answers 500 with an id and no inner text', async () => {
  const broken = await startTestApp()
  await broken.db.system.execute('drop table auth_accounts cascade')
  const { status, headers, body } = await createClient(broken.origin).signIn('canary@example.org')
  expect([status, body.message]).toEqual([500, 'Something went wrong on our side. Please try again.'])
  expect(body.requestId).toBe(headers.get('X-Request-Id'))
  expect(headers.get('Content-Security-Policy')).toBeTruthy()
  expect(JSON.stringify(body)).not.toMatch(/auth_accounts|canary|relation/)
  await broken.stop()
})

test('what is logged of a query that failed holds none of its values', async () => {
  const lines: string[] = []
  const broken = await startTestApp({}, pino({}, { write: (line) => void lines.push(line) }))
  const browser = createClient(broken.origin)
  await browser.register({ email: 'logged@example.org' })
  await browser.signIn('logged@example.org')
  const [cookie = ''] = browser.cookies.values()
  const [token = ''] = decodeURIComponent(cookie).split('.')
  await broken.db.close()
  expect((await browser.get('/api/session')).status).toBe(500)
  expect((await createClient(broken.origin).signIn('logged@example.org')).status).toBe(500)
  const errors = lines.filter((line) => line.includes('unexpected error'))
  expect(errors).toHaveLength(2)
  // Built by Drizzle, whose message would quote the address.
  expect(errors[1]).toContain('database error without a code')
  expect(token.length).toBeGreaterThan(20)
  for (const value of [token, 'logged@example.org']) expect(lines.join('')).not.toContain(value)
})

test('on https the session cookie is this host’s alone and sent over https only, by a name that demands it', async ({
  secure,
}) => {
  const browser = createClient(secure.origin)
  const demands = (headers: Headers) => {
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-plimsoll\.session_token=/)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; Path=\/(;|$)/i)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
  await browser.register({ email: 'secure@example.org' })
  demands((await browser.signIn('secure@example.org')).headers)
  expect(await browser.profile()).toMatchObject({ email: 'secure@example.org' })
  secure.setClock(() => new Date(Date.now() + 2 * DAY_MS))
  demands((await browser.get('/api/session')).headers)
  secure.setClock(() => new Date())
  demands((await browser.delete('/api/session')).headers)
  // That it is known stays with the device.
  expect([...browser.cookies.keys()]).toEqual(['__Host-plimsoll.known_devices'])
})

test('personal answers are kept in no cache', async ({ plain }) => {
  const { headers } = await createClient(plain.origin).get('/api/session')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('whoever brings a session cookie gets the app, not a prerendered page', async ({ plain }) => {
  const visitor = await createClient(plain.origin).get('/')
  const browser = createClient(plain.origin)
  await browser.register({ email: 'member@example.org' })
  await browser.signIn('member@example.org')
  const member = await browser.get('/')
  const shell = await createClient(plain.origin).get('/athlete/dashboard')
  expect(member.body.text).toBe(shell.body.text)
  expect(member.body.text).not.toBe(visitor.body.text)
  expect(visitor.headers.get('Vary')).toContain('Cookie')
})

test('a page that has not changed is not sent again', async ({ plain }) => {
  const browser = createClient(plain.origin)
  const { headers } = await browser.get('/login')
  const again = await browser.get('/login', { 'If-None-Match': headers.get('ETag') ?? '' })
  expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([
    304,
    headers.get('Content-Security-Policy'),
  ])
})

test('the server is alive, and ready while the database answers', async () => {
  const broken = await startTestApp()
  const client = createClient(broken.origin)
  expect([(await client.get('/healthz')).status, (await client.get('/readyz')).status]).toEqual([200, 200])
  await broken.db.close()
  expect([(await client.get('/healthz')).status, (await client.get('/readyz')).status]).toEqual([200, 503])
})
