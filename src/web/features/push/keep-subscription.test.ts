// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noPushStorageKey } from '#web/device/push-subscription.ts'
import { forgetCopies } from '#web/device/storage.ts'
import { keepSubscription } from './keep-subscription.ts'
import { addThisDevice } from './push-api.ts'
import { endpointIdOf } from './subscribe.ts'

const KEY = 'BPcxJ-_x'
const NOW = new Date('2026-11-16T08:00:00Z')

/** What the browser has arranged, and whom the server notifies where. */
let endpoint: string | null
let devices: { endpointId: string; lastSeenAt: string }[]
let told: string[]

function subscriptionTo(arranged: string) {
  return {
    endpoint: arranged,
    options: { applicationServerKey: Uint8Array.from(Buffer.from(KEY, 'base64url')).buffer },
    toJSON: () => ({ endpoint: arranged, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      endpoint = null
      return true
    },
  }
}

async function server(_: string, { method, body }: RequestInit) {
  if (method !== 'PUT') return Response.json({ offered: { publicKey: KEY }, reason: null, devices })
  const subscription = JSON.parse(body as string) as { endpoint: string }
  told.push(subscription.endpoint)
  const endpointId = await endpointIdOf(subscription.endpoint)
  devices = [{ endpointId, lastSeenAt: NOW.toISOString() }]
  return new Response(null, { status: 204 })
}

beforeEach(() => {
  ;[endpoint, devices, told] = [null, [], []]
  const subscribe = async () => subscriptionTo((endpoint = `arranged ${told.length + 1}`))
  const getSubscription = async () => endpoint && subscriptionTo(endpoint)
  const registration = { pushManager: { getSubscription, subscribe } }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  vi.stubGlobal('fetch', server)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const add = (userId: string) => addThisDevice(userId, KEY, Promise.resolve('granted'))
const open = (userId: string) => keepSubscription(userId, NOW)

test('a device that was removed on another one ends its part, and is added again by its user alone', async () => {
  await add('ida')
  devices = []
  await open('ida')
  expect([endpoint, told]).toEqual([null, ['arranged 1']])
  await open('ida')
  expect(told).toEqual(['arranged 1'])
  await add('ida')
  await open('ida')
  expect([endpoint, told]).toEqual(['arranged 2', ['arranged 1', 'arranged 2']])
})

test('a subscription that the browser renewed is told to the server, which may have lost the one before', async () => {
  await add('ida')
  endpoint = 'renewed'
  devices = []
  await open('ida')
  expect([endpoint, told]).toEqual(['renewed', ['arranged 1', 'renewed']])
})

test('a session that ran out takes the device along, and the next one of the same user brings it back', async () => {
  await add('ida')
  devices = []
  forgetCopies()
  await open('ida')
  expect([endpoint, told]).toEqual(['arranged 1', ['arranged 1', 'arranged 1']])
})

test('of a device that changed hands nothing shows what is on its way to the account before', async () => {
  await add('ida')
  devices = []
  forgetCopies()
  await open('bo')
  expect([endpoint, told]).toEqual(['arranged 2', ['arranged 1', 'arranged 2']])
  await open('bo')
  expect(told).toHaveLength(2)
})

test('nor if its new user is faster than the page', async () => {
  await add('ida')
  forgetCopies()
  await add('bo')
  expect([endpoint, told]).toEqual(['arranged 2', ['arranged 1', 'arranged 2']])
})

test('a device that an earlier version added is kept as it was', async () => {
  endpoint = 'from before'
  await open('ida')
  expect([endpoint, told]).toEqual(['from before', ['from before']])
})

test('where its user wants none, what the browser still has is ended and not told', async () => {
  endpoint = 'left over'
  localStorage.setItem(noPushStorageKey, 'no')
  await open('ida')
  expect([endpoint, told]).toEqual([null, []])
})

test('whoever adds the device after all takes their no back', async () => {
  localStorage.setItem(noPushStorageKey, 'no')
  await add('ida')
  expect(localStorage.getItem(noPushStorageKey)).toBeNull()
})
