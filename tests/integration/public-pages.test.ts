import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/app-test.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const test = withApp(() => startTestApp({ PUBLIC_ORIGIN: ORIGIN }))

const ORIGIN = 'https://plimsoll.test'
const PUBLIC = ['/', '/register', '/login', '/privacy-policy', '/terms-of-service']

const get = (app: TestApp, path: string) => createClient(app.origin).get(path)
const htmlOf = async (app: TestApp, path: string) => String((await get(app, path)).body.text)
const contentsOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, content]) => content)

test('security.txt says where to report a hole, for less than a year', async ({ app }) => {
  const { status, headers, body } = await get(app, '/.well-known/security.txt')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = Object.fromEntries(
    String(body.text)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:contact@plimsoll.example',
    'Preferred-Languages': 'en',
    Canonical: `${ORIGIN}/.well-known/security.txt`,
  })
  const days = (Date.parse(fields['Expires']) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

describe.each(PUBLIC)('the public page %s', (path) => {
  test('names itself once, with its whole address at the configured origin', async ({ app }) => {
    const html = await htmlOf(app, path)
    expect(contentsOf(html, /<title>([^<]+)<\/title>/g)).toEqual([
      expect.stringMatching(/^[\w’ ]{7,60} · Plimsoll$/),
    ])
    expect(contentsOf(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([ORIGIN + path])
    expect(contentsOf(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([ORIGIN + path])
    expect(contentsOf(html, /<meta property="og:image" content="([^"]*)"/g)).toEqual([`${ORIGIN}/share.png`])
  })

  test('has a description of its own, for search engines and for link previews', async ({ app }) => {
    const html = await htmlOf(app, path)
    const [description = ''] = contentsOf(html, /<meta name="description" content="([^"]*)"/g)
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThan(161)
    expect(contentsOf(html, /<meta property="og:description" content="([^"]*)"/g)).toEqual([description])
    const others = await Promise.all(
      PUBLIC.filter((other) => other !== path).map((other) => htmlOf(app, other)),
    )
    expect(others.some((other) => other.includes(description))).toBe(false)
  })

  test('may be listed by search engines', async ({ app }) => {
    expect((await get(app, path)).headers.get('X-Robots-Tag')).toBeNull()
  })
})

test.for(['/dashboard', '/athlete/dashboard', '/statistics', '/join/abc', '/reset-password', '/nowhere'])(
  '%s asks search engines not to list it, and claims no address',
  async (path, { app }) => {
    expect((await get(app, path)).headers.get('X-Robots-Tag')).toBe('noindex')
    expect(await htmlOf(app, path)).not.toContain('rel="canonical"')
  },
)

test('robots.txt keeps crawlers out of the API and leads them to the sitemap', async ({ app }) => {
  const { headers, body } = await get(app, '/robots.txt')
  expect(headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(body.text).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the sitemap lists the public pages in every language and nothing else', async ({ app }) => {
  const { headers, body } = await get(app, '/sitemap.xml')
  expect(headers.get('Content-Type')).toMatch(/^application\/xml/)
  expect(contentsOf(String(body.text), /<loc>([^<]*)<\/loc>/g)).toEqual([
    ...PUBLIC.map((path) => ORIGIN + path),
    ...['de', 'fr', 'es', 'pt-BR', 'ar'].flatMap((locale) =>
      PUBLIC.map((path) => `${ORIGIN}/${locale}${path === '/' ? '' : path}`),
    ),
  ])
})

test('the picture for link previews is there, in the size that the pages name', async ({ app }) => {
  const reply = await fetch(`${app.origin}/share.png`)
  const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  const html = await htmlOf(app, '/')
  expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  expect(html).toContain('<meta property="og:image:height" content="630"/>')
})

test.for([
  ['ico', 'image/x-icon'],
  ['svg', 'image/svg+xml; charset=utf-8'],
] as const)(
  'the favicon.%s is named by the pages, and stays with a browser that loses its connection',
  async ([ending, type], { app }) => {
    expect(await htmlOf(app, '/')).toContain(`href="/favicon.${ending}"`)
    const { status, headers } = await fetch(`${app.origin}/favicon.${ending}`)
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      type,
      'public, max-age=86400',
    ])
  },
)
