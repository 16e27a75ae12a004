import { describe, expect } from 'vitest'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { LOCALES } from '#domain/language/locale.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import { TeamName } from '#domain/team/team-name.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { test } from '#tests/support/app-test.ts'
import { createClient } from '#tests/support/client.ts'
import { invitations } from '#database/schema/invitations.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import { someone, type Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const GERMAN = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' }

const REGISTRATION = {
  fullName: 'Jonas Weber',
  password: 'a good password',
  role: 'athlete',
  timeZone: 'UTC',
}

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

describe('an account', () => {
  test('begins with the language of the page it was made on, and keeps the one that is chosen', async ({
    app,
  }) => {
    const athlete = createClient(app.origin)
    const email = 'jonas@example.org'
    await athlete.post('/api/accounts', { ...REGISTRATION, email }, GERMAN)
    await athlete.signIn(email)
    const localeNow = async () => (await athlete.get('/api/session')).body.profile?.locale
    expect(await localeNow()).toBe('de')
    expect((await athlete.put('/api/account/language', { locale: 'pt-BR' })).status).toBe(200)
    expect(await localeNow()).toBe('pt-BR')
  })

  test('takes none that we do not speak, and nothing from a stranger', async ({ app }) => {
    const athlete = await someone(app.origin)
    for (const locale of ['en-XA', 'tlh', '', 7, null]) {
      expect((await athlete.put('/api/account/language', { locale })).status).toBe(400)
    }
    const stranger = createClient(app.origin)
    expect((await stranger.put('/api/account/language', { locale: 'de' })).status).toBe(401)
  })
})

describe('a team', () => {
  const settingsOf = async (coach: Someone) => (await coach.team.get('')).body.team

  test('begins with the language and the words of the coach who registers', async ({ app }) => {
    const coach = createClient(app.origin)
    const email = 'marta@example.org'
    await coach.post('/api/accounts', { ...REGISTRATION, fullName: 'Marta', email, role: 'manager' }, GERMAN)
    await coach.signIn(email)
    const [team] = (await coach.get('/api/session')).body.profile?.teams ?? []
    expect(team?.name).toBe('Team von Marta')
    const { body } = await coach.get(`/api/teams/${team!.id}` as '/api/teams/:teamId')
    expect(body.team.locale).toBe('de')
  })

  test.for(LOCALES)('can be named after the coach with the longest name in %s', (locale) => {
    const longest = initialTeamName('M'.repeat(MAX_FULL_NAME_LENGTH), speechIn(locale).t)
    expect(TeamName.parse(longest)).toBe(longest)
  })

  test('of a coach who has one already begins with the language of their page', async ({ app }) => {
    const coach = await memberOf(app, { role: 'manager' })
    const { body } = await coach.post('/api/teams', { name: 'U19', timeZone: 'UTC' }, GERMAN)
    const settings = await coach.get(`/api/teams/${body.teamId}` as '/api/teams/:teamId')
    expect(settings.body.team).toMatchObject({ name: 'U19', locale: 'de' })
  })

  test('gets another language from an owner, which is noted', async ({ app }) => {
    const coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
    const { name } = await settingsOf(coach)
    expect((await coach.team.send('PATCH', '', { locale: 'es' })).status).toBe(204)
    expect(await settingsOf(coach)).toMatchObject({ name, locale: 'es', demandsTwoStep: false })
    const { changes } = (await coach.team.get('/changes')).body
    expect(changes.find(({ what }) => what === 'team-language')).toMatchObject({
      actorName: 'Marta',
      before: 'en',
      after: 'es',
    })
  })

  test('gets none from whoever does not own it, and none that we do not speak', async ({ app }) => {
    const owner = await memberOf(app, { role: 'manager' })
    for (const duty of ['coach', 'medical', 'viewer'] as const) {
      const colleague = await colleagueOf(app, owner, { duty })
      expect((await colleague.team.send('PATCH', '', { locale: 'es' })).status).toBe(403)
    }
    for (const locale of ['en-XA', '', null])
      expect((await owner.team.send('PATCH', '', { locale })).status).toBe(400)
    expect((await settingsOf(owner)).locale).toBe('en')
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

test('a device is named in the reader’s language', async ({ app }) => {
  const athlete = await someone(app.origin)
  const { body } = await athlete.get('/api/account/sessions', GERMAN)
  expect(body.sessions.map(({ device }) => device)).toEqual(['Unbekannter Browser'])
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
