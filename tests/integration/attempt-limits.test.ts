import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRateLimit, type Limit } from '#server/limits/rate-limit.ts'
import { createClient } from '#tests/support/client.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let behindProxy: TestApp

beforeAll(async () => {
  ;[app, behindProxy] = await Promise.all([startTestApp(), startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })])
})
afterAll(() => Promise.all([app.stop(), behindProxy.stop()]))

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

describe('guessing the password of one account', () => {
  test('ends after ten attempts, whatever address a header claims', async () => {
    const statuses = await guess(app.origin, 'victim@example.org', 12, (round) => ({
      'X-Forwarded-For': `203.0.113.${round}`,
      'X-Real-IP': `203.0.113.${round}`,
      Forwarded: `for=203.0.113.${round}`,
    }))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })

  test('does not lock its owner out elsewhere', async () => {
    const owner = createClient(behindProxy.origin, { 'X-Forwarded-For': '198.51.100.7' })
    await owner.register({ email: 'owner@example.org' })
    const attacker = () => ({ 'X-Forwarded-For': '203.0.113.66' })
    expect((await guess(behindProxy.origin, 'owner@example.org', 11, attacker)).at(-1)).toBe(429)
    expect((await owner.signIn('owner@example.org')).status).toBe(200)
  })

  test('from one IPv6 network counts as from one address', async () => {
    const statuses = await guess(behindProxy.origin, 'six@example.org', 11, (round) => ({
      'X-Forwarded-For': `2001:db8:1:2::${(round + 1).toString(16)}`,
    }))
    expect(statuses.at(-1)).toBe(429)
  })

  test('from many addresses ends too', async () => {
    const statuses = await guess(behindProxy.origin, 'many@example.org', 51, (round) => ({
      'X-Forwarded-For': `203.0.113.${round}`,
    }))
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is forgiven when the right one comes', async () => {
    const browser = createClient(app.origin)
    await browser.register({ email: 'sleepy@example.org' })
    for (let morning = 0; morning < 3; morning++) {
      await guess(app.origin, 'sleepy@example.org', 8, () => ({}))
      expect((await browser.signIn('sleepy@example.org')).status).toBe(200)
    }
  })
})

test('a proxy that is not trusted can’t speak for another address; a trusted one can only for the last hop', async () => {
  const statuses = await guess(behindProxy.origin, 'hops@example.org', 11, (round) => ({
    'X-Forwarded-For': `10.0.0.${round}, 198.51.100.9`,
  }))
  expect(statuses.at(-1)).toBe(429)
})

test('a whole club registers and signs in from behind one address', async () => {
  const club = Array.from({ length: 60 }, (_, index) => `member-${index}@example.org`)
  const registered = await Promise.all(club.map((email) => createClient(app.origin).register({ email })))
  expect(new Set(registered.map(({ status }) => status))).toEqual(new Set([201]))
  const signedIn = await Promise.all(club.map((email) => createClient(app.origin).signIn(email)))
  expect(new Set(signedIn.map(({ status }) => status))).toEqual(new Set([200]))
})

describe('a limit', () => {
  const limit: Limit = { name: 'test', max: 5, windowSec: 60 }
  const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 6, 30, second))

  test('lets exactly its number through when fifty come at once', async () => {
    const rateLimit = createRateLimit(app.db, 'secret')
    const waits = await Promise.all(
      Array.from({ length: 50 }, () => rateLimit.count(limit, 'someone', at(0))),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(5)
  })

  test('says how long to wait and starts anew when its window has passed', async () => {
    const rateLimit = createRateLimit(app.db, 'secret')
    for (let round = 0; round < 5; round++) await rateLimit.count(limit, 'other', at(0))
    expect(await rateLimit.count(limit, 'other', at(20))).toBe(40)
    expect(await rateLimit.count(limit, 'other', at(60))).toBeNull()
  })

  test('holds across server processes that share a secret', async () => {
    const [one, two] = [createRateLimit(app.db, 'same'), createRateLimit(app.db, 'same')]
    for (let round = 0; round < 5; round++) await one.count(limit, 'shared', at(0))
    expect(await two.count(limit, 'shared', at(1))).toBe(59)
  })
})
