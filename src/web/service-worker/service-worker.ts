import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { navigation, SKIP_WAITING } from './navigation.ts'

/** Filled in by scripts/build-service-worker.ts: every file of this version, and the pages that are HTML of their own. */
declare const PRECACHE: { url: string; revision: string | null }[]
declare const PRERENDERED: string[]
declare const SHELL: string

// TypeScript's library for workers cannot be loaded beside the one for pages.
declare const self: {
  registration: ServiceWorkerRegistration
  clients: { matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<unknown[]> }
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/** The API, the server's own pages, and whatever looks like a file, is none of the app's routes. */
const NOT_A_ROUTE = [/^\/(api|avatars)\//, /^\/(healthz|readyz)$/, /\.[a-z0-9]+$/i]

precacheAndRoute(PRECACHE)
cleanupOutdatedCaches()
clientsClaim()

const shell = createHandlerBoundToURL(SHELL)
const answer = navigation({
  prerendered: new Set(PRERENDERED),
  fromNetwork: (request) => fetch(request),
  hasNewVersion: () => self.registration.waiting !== null,
  openWindows: async () =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length,
})
registerRoute(
  new NavigationRoute((options) => answer(options.request, () => shell(options)), { denylist: NOT_A_ROUTE }),
)

self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting()
})
