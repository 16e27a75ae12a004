import { describe, expect } from 'vitest'
import { invitations } from '#database/schema/invitations.ts'
import { test } from '#tests/support/app-test.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { memberOf } from '#tests/support/member-of.ts'
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

describe('a page at the address of a language', () => {
  const sentTo = async (app: TestApp, path: string, cookie?: string) => {
    const headers = cookie ? { Cookie: cookie } : {}
    const reply = await fetch(app.origin + path, { headers, redirect: 'manual' })
    return [reply.status, reply.headers.get('Location')]
  }

  test('gives way to the language that its reader has chosen', async ({ app }) => {
    const chosen = (locale: string, path: string) => sentTo(app, path, `plimsoll-locale=${locale}`)
    expect(await chosen('fr', '/de/login?redirect=%2Fjoin&code=a')).toEqual([
      302,
      '/fr/login?redirect=%2Fjoin&code=a',
    ])
    expect(await chosen('en', '/de')).toEqual([302, '/'])
    expect(await chosen('de', '/de/login')).toEqual([200, null])
    expect(await chosen('tlh', '/de/login')).toEqual([200, null])
    expect(await sentTo(app, '/de/login')).toEqual([200, null])
  })

  test('is a public one; all others are at the address that every language has', async ({ app }) => {
    const reply = await fetch(`${app.origin}/de/athlete/dashboard?day=1`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/athlete/dashboard?day=1'])
    expect(reply.headers.get('Set-Cookie')).toMatch(/^plimsoll-locale=de; Max-Age=31536000; Path=\//)
  })

  test.for([
    '/de//evil.example/',
    '/de/\\evil.example/',
    '/de/%5Cevil.example/',
    '/de///evil.example/x',
    '/de/%09/evil.example/',
    '/de/%0a/evil.example/',
    '/de/%00/x',
    '/de/%7f',
    '/de/caf%C3%A9',
    '/%64e//evil.example/',
  ])('%s leads to no other site', async (path, { app }) => {
    const [status, location] = await sentTo(app, path)
    expect(status).toBe(302)
    expect(new URL(String(location), app.origin).origin).toBe(app.origin)
  })
})

describe('the page of an invitation', () => {
  async function invitation(app: TestApp) {
    const coach = await memberOf(app, { role: 'manager' })
    await coach.team.send('PATCH', '', { locale: 'es' })
    const { code } = (await coach.team.post('/invitations', {})).body.invitation
    return { code, coach }
  }

  test('is in the language of the team, and so is all that its reader opens then', async ({ app }) => {
    const { code } = await invitation(app)
    for (const path of [`/join?code=${code}`, `/join/${code}`]) {
      const opened = await page(app, path, GERMAN)
      expect([opened.lang, opened.headers.get('Set-Cookie')?.split(';')[0]]).toEqual([
        'es',
        'plimsoll-locale=es',
      ])
    }
  })

  test('is in the reader’s own, if they have chosen one or have an account', async ({ app }) => {
    const { code, coach } = await invitation(app)
    const chosen = await page(app, `/join?code=${code}`, { Cookie: 'plimsoll-locale=fr' })
    expect([chosen.lang, chosen.headers.get('Set-Cookie')]).toEqual(['fr', null])
    const signedIn = await page(app, `/join?code=${code}`, { ...GERMAN, Cookie: cookieHeader(coach.cookies) })
    expect(signedIn.lang).toBe('de')
  })

  test('is in the browser’s, if the code leads nowhere', async ({ app }) => {
    const { code } = await invitation(app)
    await app.db.system.update(invitations).set({ expiresAt: new Date('2020-01-01') })
    for (const wrong of [code, 'x', '', `${code}'`, '%00']) {
      const { lang, headers } = await page(app, `/join?code=${wrong}`, GERMAN)
      expect([lang, headers.get('Set-Cookie')]).toEqual(['de', null])
    }
  })
})
