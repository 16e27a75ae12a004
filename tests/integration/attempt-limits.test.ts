import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { createRateLimit, type Limit } from '#server/limits/rate-limit.ts'
import { createClient } from '#tests/support/client.ts'
import { running, test as appTest } from '#tests/support/app-test.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const test = appTest.extend(
  'behindProxy',
  { scope: 'file' },
  running(() => startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })),
)

/** Signs in with a wrong password `times` times; the answers' statuses. */
async function guess(
  origin: string,
  email: string,
  times: number,
  headers: (round: number) => Record<string, string>,
) {
  const statuses: number[] = []
  for (let round = 0; round < times; round++) {
    const body = { email, password: 'a wrong guess' }
    statuses.push((await createClient(origin).post('/api/session', body, headers(round))).status)
  }
  return statuses
}

const rowCount = ({ db }: TestApp) => db.system.$count(rateLimits)

/** How often the one address of an app that trusts no proxy has been counted. */
async function countOf({ db }: TestApp, name: string) {
  const [row] = await db.system
    .select()
    .from(rateLimits)
    .where(like(rateLimits.key, `${name}:%`))
  return row?.count
}

describe('guessing the password of one account', () => {
  test('ends after ten attempts, whatever address a header claims', async ({ app }) => {
    const statuses = await guess(app.origin, 'victim@example.org', 12, (round) => ({
      'X-Forwarded-For': `203.0.113.${round}`,
      'X-Real-IP': `203.0.113.${round}`,
      Forwarded: `for=203.0.113.${round}`,
    }))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })

  test('sixty times from one address does not lock its owner out elsewhere', async ({ behindProxy }) => {
    const owner = createClient(behindProxy.origin, { 'X-Forwarded-For': '198.51.100.7' })
    await owner.register({ email: 'owner@example.org' })
    const attacker = () => ({ 'X-Forwarded-For': '203.0.113.66' })
    const oneByOne = await guess(behindProxy.origin, 'owner@example.org', 60, attacker)
    expect(oneByOne.filter((status) => status === 401)).toHaveLength(10)
    expect((await owner.signIn('owner@example.org')).status).toBe(200)
  })

  test('sixty times at once from one address does not either', async ({ behindProxy }) => {
    const owner = createClient(behindProxy.origin, { 'X-Forwarded-For': '198.51.100.7' })
    await owner.register({ email: 'rushed@example.org' })
    const attacker = () => ({ 'X-Forwarded-For': '203.0.113.67' })
    const atOnce = await Promise.all(
      Array.from({ length: 60 }, () => guess(behindProxy.origin, 'rushed@example.org', 1, attacker)),
    )
    expect(atOnce.flat().filter((status) => status === 401)).toHaveLength(10)
    expect((await owner.signIn('rushed@example.org')).status).toBe(200)
  })

  test('at one account does not use up what the address allows for others', async ({ app }) => {
    await guess(app.origin, 'hammered@example.org', 12, () => ({}))
    const before = await countOf(app, 'sign-in-address')
    await guess(app.origin, 'hammered@example.org', 5, () => ({}))
    expect(await countOf(app, 'sign-in-address')).toBe(before)
  })

  test('from one IPv6 network counts as from one address', async ({ behindProxy }) => {
    const statuses = await guess(behindProxy.origin, 'six@example.org', 11, (round) => ({
      'X-Forwarded-For': `2001:db8:1:2::${(round + 1).toString(16)}`,
    }))
    expect(statuses.at(-1)).toBe(429)
  })

  test('from one customer’s /56 ends after half as many more', async ({ behindProxy }) => {
    const statuses = await guess(behindProxy.origin, 'seven@example.org', 17, (round) => ({
      'X-Forwarded-For': `2001:db8:9:${(0x100 + round).toString(16)}::1`,
    }))
    expect(statuses.filter((status) => status === 401)).toHaveLength(15)
  })

  test('from many addresses ends too, but not for a device that its owner has signed in on, who is told once', async ({
    behindProxy,
  }) => {
    const email = 'many@example.org'
    const owner = createClient(behindProxy.origin, { 'X-Forwarded-For': '198.51.100.7' })
    await owner.register({ email })
    await owner.signIn(email)
    await owner.delete('/api/session')
    const statuses = await guess(behindProxy.origin, email, 70, (round) => ({
      'X-Forwarded-For': `203.0.113.${round}`,
    }))
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual(Array.from({ length: 20 }, () => 429))

    const elsewhere = createClient(behindProxy.origin, { 'X-Forwarded-For': '198.51.100.8' })
    const refused = await elsewhere.signIn(email)
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many attempts. Please try again in 60 minutes. If it cannot wait, reset your password: with the link we mail you, you can sign in at once.',
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect((await owner.signIn(email, 'a wrong guess')).status).toBe(401)
    expect((await owner.signIn(email)).status).toBe(200)
    const told = (await behindProxy.outbox()).filter(({ to }) => to.includes(email))
    expect(told.map(({ subject }) => subject)).toEqual(['Many wrong passwords for your Plimsoll account'])
  })

  test('is forgiven when the right one comes', async ({ app }) => {
    const browser = createClient(app.origin)
    await browser.register({ email: 'sleepy@example.org' })
    for (let morning = 0; morning < 3; morning++) {
      await guess(app.origin, 'sleepy@example.org', 8, () => ({}))
      expect((await browser.signIn('sleepy@example.org')).status).toBe(200)
    }
  })
})

describe('an address', () => {
  const contact = (behindProxy: TestApp, headers: Record<string, string>) => {
    const message = { name: 'Marta', email: `${randomUUID()}@example.org`, message: 'Hello' }
    return createClient(behindProxy.origin).post('/api/contact-messages', message, headers)
  }
  const passed = (replies: { status: number }[]) => replies.filter(({ status }) => status === 202).length

  test('that is refused writes nothing: of 400 requests only the allowed ones leave a row', async ({
    behindProxy,
  }) => {
    const before = await rowCount(behindProxy)
    const replies = []
    for (let round = 0; round < 400; round++)
      replies.push(await contact(behindProxy, { 'X-Forwarded-For': '203.0.113.200' }))
    expect(passed(replies)).toBe(100)
    // One for each sender who was let through, and one for the address.
    expect((await rowCount(behindProxy)) - before).toBe(101)
  })

  test('of one /48 passes a limit of 100 twice as often at most, from however many /64', async ({
    behindProxy,
  }) => {
    const replies = []
    for (let round = 0; round < 250; round++) {
      const subnet = (round * 256).toString(16)
      replies.push(await contact(behindProxy, { 'X-Forwarded-For': `2001:db8:7:${subnet}::1` }))
    }
    expect(passed(replies)).toBe(200)
  })

  test('is the same at whatever port, and made-up ones are all one', async ({ behindProxy }) => {
    for (const forwarded of [
      (round: number) => `192.0.2.77:${5000 + round}`,
      (round: number) => `[2001:db8:8::1]:${5000 + round}`,
      (round: number) => `_made-up-${round}`,
    ]) {
      const statuses = await guess(behindProxy.origin, `${randomUUID()}@example.org`, 11, (round) => ({
        'X-Forwarded-For': forwarded(round),
      }))
      expect(statuses.at(-1)).toBe(429)
    }
  })

  test.for([
    ['192.0.2.91:5000', '192.0.2.92:5000'],
    ['[2001:db8:81::1]:5000', '[2001:db8:82::1]:5000'],
  ] as const)('%s, which is refused, is not %s', async ([refused, other], { behindProxy }) => {
    const email = `${randomUUID()}@example.org`
    const statusesFrom = (address: string, times: number) =>
      guess(behindProxy.origin, email, times, () => ({ 'X-Forwarded-For': address }))
    expect((await statusesFrom(refused, 11)).at(-1)).toBe(429)
    expect(await statusesFrom(other, 1)).toEqual([401])
  })
})

test('a proxy that is not trusted can’t speak for another address; a trusted one can only for the last hop', async ({
  behindProxy,
}) => {
  const statuses = await guess(behindProxy.origin, 'hops@example.org', 11, (round) => ({
    'X-Forwarded-For': `10.0.0.${round}, 198.51.100.9`,
  }))
  expect(statuses.at(-1)).toBe(429)
})

test('a whole club registers and signs in from behind one address', async ({ app }) => {
  const club = Array.from({ length: 60 }, (_, index) => `member-${index}@example.org`)
  const registered = await Promise.all(club.map((email) => createClient(app.origin).register({ email })))
  expect(new Set(registered.map(({ status }) => status))).toEqual(new Set([201]))
  const signedIn = await Promise.all(club.map((email) => createClient(app.origin).signIn(email)))
  expect(new Set(signedIn.map(({ status }) => status))).toEqual(new Set([200]))
})

describe('a limit', () => {
  const limit: Limit = { name: 'test', max: 5, windowSec: 60 }
  const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 6, 30, second))

  test('lets exactly its number through when fifty come at once', async ({ app }) => {
    const rateLimit = createRateLimit(app.db, 'secret')
    const waits = await Promise.all(
      Array.from({ length: 50 }, () => rateLimit.count([[limit, 'someone']], at(0))),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(5)
  })

  test('says how long to wait and starts anew when its window has passed', async ({ app }) => {
    const rateLimit = createRateLimit(app.db, 'secret')
    for (let round = 0; round < 5; round++) await rateLimit.count([[limit, 'other']], at(0))
    expect(await rateLimit.count([[limit, 'other']], at(20))).toEqual({ limit, waitSec: 40 })
    expect(await rateLimit.count([[limit, 'other']], at(60))).toBeNull()
  })

  test('that refuses keeps the ones after it from counting, also when fifty come at once', async ({
    app,
  }) => {
    const rateLimit = createRateLimit(app.db, 'secret')
    const wide: Limit = { name: 'wide', max: 6, windowSec: 60 }
    const both: [Limit, string][] = [
      [limit, 'narrow'],
      [wide, 'wide'],
    ]
    await Promise.all(Array.from({ length: 50 }, () => rateLimit.count(both, at(0))))
    expect(await rateLimit.count([[wide, 'wide']], at(0))).toBeNull()
    expect(await rateLimit.count([[wide, 'wide']], at(0))).toEqual({ limit: wide, waitSec: 60 })
  })

  test('holds across server processes that share a secret', async ({ app }) => {
    const [one, two] = [createRateLimit(app.db, 'same'), createRateLimit(app.db, 'same')]
    for (let round = 0; round < 5; round++) await one.count([[limit, 'shared']], at(0))
    expect(await two.count([[limit, 'shared']], at(1))).toEqual({ limit, waitSec: 59 })
  })
})
