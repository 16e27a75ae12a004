import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { getCookie, setCookie } from 'hono/cookie'
import { InvitationCode } from '#domain/invitation/invitation-code.ts'
import { isLocale } from '#domain/language/locale-names.ts'
import { LOCALE_COOKIE, type Locale } from '#domain/language/locale.ts'
import { negotiate } from '#domain/language/negotiate.ts'
import { describeError } from '#server/process/log.ts'
import { whenAsked } from '#server/process/when-asked.ts'
import { authCookie } from './auth-cookies.ts'
import type { AppEnv } from './app-env.ts'
import { addressIn, isPublicPage, withAddresses } from './public-pages.ts'
import { pagePolicy, workerPolicy } from './security-headers.ts'

/** The app shell. The service worker keeps a copy, which carries the page's policy with it. */
const FALLBACK = '__spa-fallback.html'
const SERVICE_WORKER = '/sw.js'
/** The pages of each language but English, at addresses that every language has. */
const LOCALES_FOLDER = 'locales'
/** Files whose name holds a hash of their content never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Browsers fetch these past the service worker: without a lifetime, a page opened offline would complain of them. */
const FAVICONS = new Set(['/favicon.ico', '/favicon.svg'])
const A_DAY = 'public, max-age=86400'
const A_YEAR_SEC = 365 * 24 * 60 * 60

/** The language of the team that an invitation leads to, if there is such an invitation. */
type LanguageOfInvitation = (code: string, now: Date) => Promise<Locale | null>

type Page = { html: string; etag: string; headers: Record<string, string> }
/** The web app in a language: what is drawn beforehand, by its path, and the shell for everything else. */
type Edition = { pages: Map<string, () => Page>; shell: () => Page }

/**
 * Serves the built web application. Visitors get the prerendered pages; a browser with a session cookie gets the
 * empty app shell instead, which decides what to show once the session is known.
 */
export function webPages(folder: string, origin: string, languageOfInvitation: LanguageOfInvitation) {
  if (!existsSync(join(folder, FALLBACK))) return notBuilt()
  const others = globSync('*', { cwd: join(folder, LOCALES_FOLDER) })
  const english = edition(folder, '', 'en', origin, [LOCALES_FOLDER, ...others])
  const editions = new Map([
    ['en', english],
    ...others.map(
      (locale) => [locale, edition(folder, join(LOCALES_FOLDER, locale), locale, origin)] as const,
    ),
  ])
  const atOwnAddress = new Map(others.map((locale) => [locale, edition(folder, locale, locale, origin)]))

  return new Hono<AppEnv>()
    .use(
      '/assets/*',
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', IMMUTABLE),
      }),
    )
    .get(`/${LOCALES_FOLDER}/:locale/${FALLBACK}`, (c, next) => {
      const shell = editions.get(c.req.param('locale'))?.shell
      return shell ? bareShell(c, shell()) : next()
    })
    .get(`/${FALLBACK}`, (c) => bareShell(c, english.shell()))
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
      const [, first = ''] = c.req.path.split('/')
      const own = atOwnAddress.get(first)
      const path = (own ? c.req.path.slice(first.length + 1) : c.req.path).replace(/(.)\/$/, '$1') || '/'
      if (own) {
        const elsewhere = betterAddress(c, first, path, own.pages.has(path))
        if (elsewhere) return c.body(null, 302, { Location: elsewhere, 'Cache-Control': 'no-store' })
      }
      const mayBeSignedIn = getCookie(c, authCookie(c.var.config, 'session_token').name) !== undefined
      const invited = mayBeSignedIn || own ? null : await invitedIn(c, path)
      const { pages, shell } = own ?? editions.get(invited ?? readersLocale(c)) ?? english
      const page = (!mayBeSignedIn && pages.get(path)) || shell
      return reply(c, page())
    })

  /** An invitation is read in its team's language, and so is all that follows, unless the reader has chosen one. */
  async function invitedIn(c: Context<AppEnv>, path: string): Promise<Locale | null> {
    const [, page, given = c.req.query('code')] = path.split('/')
    const code = page === 'join' && InvitationCode.parse(given ?? '')
    if (!code || getCookie(c, LOCALE_COOKIE)) return null
    const locale = await languageOfInvitation(code, c.var.now).catch((error: unknown) => {
      c.var.log.error({ err: describeError(error) }, 'the language of an invitation could not be read')
      return null
    })
    if (locale) keepChoice(c, locale)
    return locale
  }
}

/**
 * The reader's own choice wins over the language of an address. Only public pages have one in each language: what lies behind
 * them is at the address that the service worker knows.
 */
function betterAddress(c: Context<AppEnv>, locale: string, path: string, isPublic: boolean): string | null {
  const chosen = getCookie(c, LOCALE_COOKIE)
  const { pathname, search } = new URL(c.req.url)
  if (isLocale(chosen) && chosen !== locale && isPublic) return addressIn(chosen, path) + search
  if (isPublic) return null
  if (!chosen && isLocale(locale)) keepChoice(c, locale)
  // As it was sent: decoded, it may hold what no header may, or what browsers leave out. Two slashes would begin another site.
  return `/${pathname.split('/').slice(2).join('/').replace(/^\/+/, '')}${search}`
}

const keepChoice = (c: Context<AppEnv>, locale: Locale) =>
  setCookie(c, LOCALE_COOKIE, locale, { path: '/', maxAge: A_YEAR_SEC, sameSite: 'Lax' })

/** What was chosen on this device, or else what its browser asks for. */
const readersLocale = (c: Context<AppEnv>) =>
  getCookie(c, LOCALE_COOKIE) ?? negotiate(c.req.header('Accept-Language'))

function reply(c: Context<AppEnv>, page: Page) {
  const headers = {
    ...page.headers,
    ETag: page.etag,
    Vary: 'Cookie, Accept-Language',
    'Cache-Control': 'no-cache',
  }
  // Compression turns it into a weak one.
  if (c.req.header('If-None-Match')?.replace('W/', '') === page.etag) return c.body(null, 304, headers)
  return c.html(page.html, 200, headers)
}

const bareShell = (c: Context<AppEnv>, { html, headers }: Page) =>
  c.html(html, 200, { ...headers, 'Cache-Control': 'no-cache' })

/** Its pages are read when they are first asked for: of most languages none is. */
function edition(
  folder: string,
  place: string,
  locale: string,
  origin: string,
  elsewhere: string[] = [],
): Edition {
  const cwd = join(folder, place)
  const files = globSync('**/index.html', { cwd, exclude: (path) => elsewhere.includes(path) })
  const page = (file: string) => whenAsked(() => readPage(cwd, file, locale, origin))
  return { pages: new Map(files.map((file) => [addressOf(file), page(file)])), shell: page(FALLBACK) }
}

function readPage(folder: string, file: string, locale: string, origin: string): Page {
  const address = addressOf(file)
  const built = readFileSync(join(folder, file), 'utf8')
  const isListed = isPublicPage(address) && isLocale(locale)
  const html = isListed ? withAddresses(built, address, locale, origin) : built
  return {
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    headers: { ...pagePolicy(html), ...(!isListed && { 'X-Robots-Tag': 'noindex' }) },
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
