import { describe, expect } from 'vitest'
import { test } from '#tests/support/app-test.ts'
import { createClient } from '#tests/support/client.ts'
import { someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const GERMAN = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' }

async function page(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(app.origin + path, { headers })
  const html = await reply.text()
  const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? []
  return { html, lang, dir, headers: reply.headers }
}

const canonicalOf = (html: string) => /rel="canonical" href="http:\/\/[^/]*([^"]*)"/.exec(html)?.[1]

describe('a page', () => {
  test('is in the language that its reader’s browser asks for', async ({ app }) => {
    const german = await page(app, '/login', GERMAN)
    expect([german.lang, german.dir]).toEqual(['de', 'ltr'])
    expect(german.html).toContain('<title>Anmelden · Plimsoll</title>')
    expect(german.headers.get('Vary')).toContain('Accept-Language')
    expect((await page(app, '/athlete/dashboard', GERMAN)).lang).toBe('de')
    expect((await page(app, '/login', { 'Accept-Language': 'nl' })).lang).toBe('en')
  })

  test('is in the language that was chosen on the device, whatever its browser asks for', async ({ app }) => {
    const chosen = (locale: string) => page(app, '/login', { ...GERMAN, Cookie: `plimsoll-locale=${locale}` })
    expect(await chosen('ar')).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect((await chosen('en')).lang).toBe('en')
    expect((await chosen('tlh')).lang).toBe('en')
  })

  test('has an address of its own in each language, and names them all', async ({ app }) => {
    const { lang, html } = await page(app, '/fr/login', GERMAN)
    expect([lang, canonicalOf(html)]).toEqual(['fr', '/fr/login'])
    expect(
      [...html.matchAll(/hreflang="([^"]*)" href="http:\/\/[^/]*([^"]*)"/g)].map(([, ...one]) => one),
    ).toEqual([
      ['en', '/login'],
      ['de', '/de/login'],
      ['fr', '/fr/login'],
      ['es', '/es/login'],
      ['pt-BR', '/pt-BR/login'],
      ['ar', '/ar/login'],
      ['x-default', '/login'],
    ])
    expect(canonicalOf((await page(app, '/login', GERMAN)).html)).toBe('/de/login')
    expect(canonicalOf((await page(app, '/login')).html)).toBe('/login')
  })

  test('in the language for tests is not for search engines', async ({ app }) => {
    const { lang, html, headers } = await page(app, '/en-XA/login')
    expect([lang, headers.get('X-Robots-Tag')]).toEqual(['en-XA', 'noindex'])
    expect(html).not.toContain('rel="canonical"')
  })

  test('loads the scripts of its own language only', async ({ app }) => {
    const { html } = await page(app, '/login', GERMAN)
    const scripts = [...html.matchAll(/\/assets\/([\w./-]+\.js)/g)].map(([, path]) => path!)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((path) => !/^de-[\w-]+\//.test(path))).toEqual([])
    const { html: english } = await page(app, '/login')
    expect(english).not.toMatch(/\/assets\/\w\w-/)
  })
})

describe('an account', () => {
  test('keeps the language that was chosen, and gives it up again', async ({ app }) => {
    const athlete = await someone(app.origin)
    const localeNow = async () => (await athlete.get('/api/session')).body.profile?.locale
    expect(await localeNow()).toBeNull()
    expect((await athlete.put('/api/account/language', { locale: 'pt-BR' })).status).toBe(200)
    expect(await localeNow()).toBe('pt-BR')
    expect((await athlete.put('/api/account/language', { locale: null })).status).toBe(200)
    expect(await localeNow()).toBeNull()
  })

  test('takes none that we do not speak, and nothing from a stranger', async ({ app }) => {
    const athlete = await someone(app.origin)
    for (const locale of ['en-XA', 'tlh', '', 7]) {
      expect((await athlete.put('/api/account/language', { locale })).status).toBe(400)
    }
    const stranger = createClient(app.origin)
    expect((await stranger.put('/api/account/language', { locale: 'de' })).status).toBe(401)
  })
})

test('a refusal keeps its code and its English sentence, and says it in the reader’s language too', async ({
  app,
}) => {
  const visitor = createClient(app.origin)
  const wrong = { email: 'nobody@example.org', password: 'wrong horse' }
  const { body } = await visitor.post('/api/session', wrong, GERMAN)
  expect(body).toMatchObject({ code: 'invalid-credentials', message: 'Invalid email or password' })
  expect((body as { said?: string }).said).toMatch(/E-Mail.*Passwort/)
  expect((await visitor.post('/api/session', wrong)).body).not.toHaveProperty('said')
})
