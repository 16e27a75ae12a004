import { Hono } from 'hono'
import { type Locale, LOCALES } from '#domain/language/locale.ts'
import { msg } from '#domain/language/message.ts'
import { speechIn } from '#server/language/speech-in.ts'
import type { AppEnv } from './app-env.ts'

/** The pages for search engines and link previews; all others ask not to be listed. */
const PUBLIC_PAGES = ['/', '/register', '/login', '/privacy-policy', '/terms-of-service']
const shareImageAlt = msg('Plimsoll: a load that rises and falls around its line')
const SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 }

export const isPublicPage = (path: string): boolean => PUBLIC_PAGES.includes(path)

/** Each language has an address of its own for a public page; English is at the one that all share. */
export const addressIn = (locale: string, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`

/** Whole addresses in the head of a page: a build does not know where its site will be. */
export function withAddresses(html: string, path: string, locale: Locale, origin: string): string {
  const address = `${origin}${addressIn(locale, path)}`
  const tags = [
    `<link rel="canonical" href="${address}"/>`,
    ...LOCALES.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${origin}${addressIn(one, path)}"/>`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${path}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    `<meta property="og:locale" content="${locale.replace('-', '_')}"/>`,
    `<meta property="og:image" content="${origin}${SHARE_IMAGE.path}"/>`,
    `<meta property="og:image:width" content="${SHARE_IMAGE.width}"/>`,
    `<meta property="og:image:height" content="${SHARE_IMAGE.height}"/>`,
    `<meta property="og:image:alt" content="${speechIn(locale).t(shareImageAlt)}"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/** What search engines ask for first. */
export const crawlerFiles = new Hono<AppEnv>()
  .get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${c.var.config.publicOrigin}/sitemap.xml\n`),
  )
  .get('/sitemap.xml', (c) =>
    c.body(sitemap(c.var.config.publicOrigin), 200, { 'Content-Type': 'application/xml; charset=UTF-8' }),
  )

function sitemap(origin: string): string {
  const entries = LOCALES.flatMap((locale) =>
    PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${addressIn(locale, path)}</loc></url>`),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
