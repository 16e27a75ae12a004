import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { authCookie } from './auth-cookies.ts'
import type { AppEnv } from './app-env.ts'
import { isPublicPage, withAddresses } from './public-pages.ts'
import { pagePolicy, workerPolicy } from './security-headers.ts'

/** The app shell. The service worker keeps a copy, which carries the page's policy with it. */
const FALLBACK = '__spa-fallback.html'
const SERVICE_WORKER = '/sw.js'
/** Files whose name holds a hash of their content never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Browsers fetch these past the service worker: without a lifetime, a page opened offline would complain of them. */
const FAVICONS = new Set(['/favicon.ico', '/favicon.svg'])
const A_DAY = 'public, max-age=86400'

type Page = { html: string; etag: string; headers: Record<string, string> }

/**
 * Serves the built web application. Visitors get the prerendered pages; a browser with a session cookie gets the
 * empty app shell instead, which decides what to show once the session is known.
 */
export function webPages(folder: string, origin: string) {
  if (!existsSync(join(folder, FALLBACK))) return notBuilt()
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [addressOf(file), readPage(folder, file, origin)]),
  )
  const shell = readPage(folder, FALLBACK, origin)

  return new Hono<AppEnv>()
    .use(
      '/assets/*',
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', IMMUTABLE),
      }),
    )
    .get(`/${FALLBACK}`, (c) => c.html(shell.html, 200, { ...shell.headers, 'Cache-Control': 'no-cache' }))
    .get(SERVICE_WORKER, async (c, next) => {
      c.header(...workerPolicy)
      await next()
    })
    .use(
      '/:file{.+\\.[a-z0-9]+}',
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', FAVICONS.has(c.req.path) ? A_DAY : 'no-cache'),
      }),
    )
    .get('*', compress(), async (c, next) => {
      // What looks like a file and was not found above is missing, not a page.
      if (/\.[a-z0-9]+$/i.test(c.req.path)) return next()
      const mayBeSignedIn = getCookie(c, authCookie(c.var.config, 'session_token').name) !== undefined
      const page = (!mayBeSignedIn && pages.get(c.req.path.replace(/(.)\/$/, '$1'))) || shell
      const headers = { ...page.headers, ETag: page.etag, Vary: 'Cookie', 'Cache-Control': 'no-cache' }
      // Compression turns it into a weak one.
      if (c.req.header('If-None-Match')?.replace('W/', '') === page.etag) return c.body(null, 304, headers)
      return c.html(page.html, 200, headers)
    })
}

function readPage(folder: string, file: string, origin: string): Page {
  const address = addressOf(file)
  const built = readFileSync(join(folder, file), 'utf8')
  const html = isPublicPage(address) ? withAddresses(built, address, origin) : built
  return {
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    headers: { ...pagePolicy(html), ...(!isPublicPage(address) && { 'X-Robots-Tag': 'noindex' }) },
  }
}

function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`
}

function notBuilt() {
  return new Hono<AppEnv>().get('/', (c) =>
    c.text('The web application is not built. Run: npm run build', 503),
  )
}
