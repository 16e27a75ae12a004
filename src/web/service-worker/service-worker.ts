import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { navigation, SKIP_WAITING } from './navigation.ts'
import { follow, noticeOf, type OpenWindow } from './push.ts'

/**
 * Filled in by scripts/build-service-worker.ts: every file of this version, of which each language has its own scripts, and
 * the pages that are HTML of their own.
 */
declare const COMMON: Entry[]
declare const SCRIPTS: string[]
declare const LANGUAGES: Record<string, { scripts: string; shell: Entry; unread: string }>
declare const PRERENDERED: string[]

type Entry = { url: string; revision: string | null }

// TypeScript's library for workers cannot be loaded beside the one for pages.
declare const self: {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenWindow[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void
}
type Lasting = { waitUntil: (work: Promise<unknown>) => void }
type Events = {
  message: MessageEvent
  push: Lasting & { data: { text: () => string } | null }
  notificationclick: Lasting & { notification: Notification }
}

/** The build writes it wherever it is named: once is enough. */
const languages = LANGUAGES

/** The API, the server's own pages, and whatever looks like a file, is none of the app's routes. */
const NOT_A_ROUTE = [/^\/(api|avatars)\//, /^\/(healthz|readyz)$/, /\.[a-z0-9]+$/i]

/** The page that registers the worker says which language it is in. */
const {
  scripts,
  shell: shellEntry,
  unread,
} = languages[new URL(self.location.href).searchParams.get('locale') ?? ''] ?? languages['en']!

precacheAndRoute([...COMMON, ...SCRIPTS.map((file) => ({ url: scripts + file, revision: null })), shellEntry])
cleanupOutdatedCaches()
clientsClaim()

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

const shell = createHandlerBoundToURL(shellEntry.url)
const answer = navigation({
  prerendered: new Set(PRERENDERED),
  languages: Object.keys(languages),
  fromNetwork: (request) => fetch(request),
  hasNewVersion: () => self.registration.waiting !== null,
  openWindows: async () => (await openWindows()).length,
})
registerRoute(
  new NavigationRoute((options) => answer(options.request, () => shell(options)), { denylist: NOT_A_ROUTE }),
)

self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting()
})

self.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text(), unread, self.location.origin)
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  const { navigate } = notification.data as { navigate: string }
  notification.close()
  const windows = { all: openWindows, open: (url: string) => self.clients.openWindow(url) }
  event.waitUntil(follow(navigate, self.location.origin, windows))
})
