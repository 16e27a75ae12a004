import type { CDPSession, Locator, Page, Worker } from '@playwright/test'
import type { PushedDevice } from '#tests/support/push-service.ts'
import { expect, test as base } from './fixtures.ts'
import { installed } from './installed.ts'

type Subscription = PushedDevice & { key: string }

/** A browser with the push service of the tests: without a head, Chromium would wait for its own for ever. */
export type PushBrowser = {
  /** What it has arranged with the push service. */
  subscription: () => Subscription | null
  /** What the user has said before, or says in the settings. */
  allow: (setting: 'granted' | 'denied' | 'prompt') => Promise<void>
  /** What the user says when the browser asks; how often it asked. */
  answer: 'granted' | 'denied'
  timesAsked: () => number
  isOutOfReach: boolean
  /** As browsers do without telling anybody. */
  renew: () => Promise<void>
  /** Hands a message to the worker, as it is read on the device. */
  deliver: (data: string) => Promise<void>
  /** Hands it the last one of the push service, once there are so many. */
  receive: (count: number) => Promise<void>
}

type Call = { does: 'ask' | 'read' | 'subscribe' | 'unsubscribe'; key?: string }

/** The server reminds on devices, and the worker is installed. */
export const test = base.extend<{ device: PushBrowser }>({
  baseURL: ({ pushServer }, provide) => provide(pushServer.origin),
  serviceWorkers: 'allow',
  device: async ({ page, browser, pushServer, pushService }, provide) => {
    const own = await page.context().newCDPSession(page)
    const { targetInfo } = await own.send('Target.getTargetInfo')
    const all = await browser.newBrowserCDPSession()
    // Told once, when the worker is there.
    const { promise: registrationId, resolve } = Promise.withResolvers<string>()
    own.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
    await own.send('ServiceWorker.enable')
    const arranged = async (key: string) => ({ ...(await pushService.subscribe(key)), key })
    let subscription: Subscription | null = null
    let timesAsked = 0
    const device: PushBrowser = {
      subscription: () => subscription,
      allow: async (setting) => {
        if (setting !== 'granted') subscription = null
        const value = setting === 'prompt' ? 'default' : setting
        await page.context().addCookies([{ name: 'notifications', value, url: pushServer.origin }])
        await all.send('Browser.setPermission', {
          permission: { name: 'notifications' },
          setting,
          origin: pushServer.origin,
          browserContextId: targetInfo.browserContextId!,
        })
      },
      answer: 'granted',
      timesAsked: () => timesAsked,
      isOutOfReach: false,
      renew: async () => {
        subscription = await arranged(subscription!.key)
      },
      deliver: (data) => deliver(page, own, registrationId, data),
      receive: async (count) => {
        await expect.poll(() => pushService.messagesOf(subscription!)).toHaveLength(count)
        await device.deliver(JSON.stringify(pushService.messagesOf(subscription!).at(-1)))
      },
    }
    await page.context().exposeFunction('pushService', async ({ does, key = '' }: Call) => {
      if (does === 'ask') {
        timesAsked += 1
        await device.allow(device.answer)
        return device.answer
      }
      if (does === 'subscribe') subscription = device.isOutOfReach ? null : await arranged(key)
      if (does === 'unsubscribe') subscription = null
      return subscription
    })
    await page.context().addInitScript(leadToTest)
    await device.allow('prompt')
    await provide(device)
    await all.detach()
  },
})

/** In the page: what a push service would be asked, the test is. */
function leadToTest() {
  const ask = (call: Call) =>
    (window as unknown as { pushService: (call: Call) => unknown }).pushService(call)
  const bytesOf = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const made = (found: unknown) => {
    if (!found) return null
    const { endpoint, key, keys } = found as Subscription
    return {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytesOf(key).buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => (await ask({ does: 'unsubscribe' })) === null,
    }
  }
  // Chromium without a head says 'denied' there, whatever is set.
  const permission = () => /notifications=(\w+)/.exec(document.cookie)?.[1]
  Object.defineProperty(Notification, 'permission', { get: permission })
  Object.assign(Notification, { requestPermission: () => ask({ does: 'ask' }) })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => made(await ask({ does: 'read' })),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      const subscription = made(await ask({ does: 'subscribe', key }))
      if (!subscription) throw new DOMException('Registration failed - push service error', 'AbortError')
      return subscription
    },
  })
}

async function deliver(page: Page, own: CDPSession, registrationId: Promise<string>, data: string) {
  const worker = await workerOf(page)
  await worker.evaluate(showToTest)
  const times = () => worker.evaluate(() => (globalThis as unknown as InWorker).times ?? 0)
  const before = await times()
  await own.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data,
  })
  await expect.poll(times, 'the worker has shown it').toBe(before + 1)
}

async function workerOf(page: Page): Promise<Worker> {
  await installed(page)
  return page.context().serviceWorkers()[0]!
}

type Shown = { title: string; options: NotificationOptions }
type InWorker = {
  shown?: Shown[]
  /** How often it has shown one, in place of another or not. */
  times?: number
  ServiceWorkerRegistration: { prototype: { showNotification: (title: string, options: object) => unknown } }
  WindowClient: { prototype: { focus: () => Promise<unknown> } }
  dispatchEvent: (event: Event) => boolean
}

/** In the worker: Chromium without a head shows no notification, whoever allows it, so the test keeps them. */
function showToTest() {
  const worker = globalThis as unknown as InWorker
  if (worker.shown) return
  worker.shown = []
  worker.ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    const { tag } = options as NotificationOptions
    const others = worker.shown!.filter((one) => !tag || one.options.tag !== tag)
    worker.shown = [...others, { title, options }]
    worker.times = (worker.times ?? 0) + 1
  }
}

/** In the worker: as if the last notification were pressed. Only a real press may bring a window to the front. */
async function press() {
  const worker = globalThis as unknown as InWorker
  const last = worker.shown?.at(-1)
  worker.WindowClient.prototype.focus = async function focus() {
    return this
  }
  const notification = {
    data: last?.options.data as unknown,
    close: () => {
      worker.shown = worker.shown?.filter((one) => one !== last) ?? []
    },
  }
  const work: Promise<unknown>[] = []
  const waitUntil = (more: Promise<unknown>) => work.push(more)
  worker.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
  await Promise.all(work)
}

/** What the device shows. */
export const notifications = async (page: Page) =>
  (await workerOf(page)).evaluate(() => (globalThis as unknown as InWorker).shown ?? [])

export const pressNotification = async (page: Page) => (await workerOf(page)).evaluate(press)

/** Once the worker is installed: the page waits for it, but on a slow machine not for as long as that takes. */
export async function pressToBeNotified(button: Locator) {
  await installed(button.page())
  await button.click()
}

/** Marked in a list of devices. The button that adds it says these words too. */
export const thisDevice = (part: Locator) =>
  part.getByRole('listitem').getByText('this device', { exact: true })

export { expect }
