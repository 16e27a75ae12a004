// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { endpointIdOf, keyOf, subscribe } from './subscribe.ts'

const KEY = 'BPcxJ-_x'
const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer

function subscription(key: string) {
  return {
    options: { applicationServerKey: bytesOf(key) },
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  }
}

function browserWith(found: ReturnType<typeof subscription> | null) {
  const asked = vi.fn<(options: object) => Promise<unknown>>(async () => subscription(KEY))
  const registration = { pushManager: { getSubscription: async () => found, subscribe: asked } }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('what the browser has arranged with the key of this server stays', async () => {
  const found = subscription(KEY)
  const asked = browserWith(found)
  expect(await subscribe('ida', KEY)).toBe(found)
  expect(asked).not.toHaveBeenCalled()
})

test('what it has arranged with another key is ended before the new', async () => {
  const found = subscription('BAAA')
  const asked = browserWith(found)
  expect(keyOf((await subscribe('ida', KEY)) as never)).toBe(KEY)
  expect(found.unsubscribe).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY })
})

test('a device is named by the hash of its endpoint', async () => {
  expect(await endpointIdOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
