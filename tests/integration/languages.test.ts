import { describe, expect } from 'vitest'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { LOCALES } from '#domain/language/locale.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import { TeamName } from '#domain/team/team-name.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { test } from '#tests/support/app-test.ts'
import { createClient } from '#tests/support/client.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import { someone, type Someone } from '#tests/support/someone.ts'

const GERMAN = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' }

const REGISTRATION = {
  fullName: 'Jonas Weber',
  password: 'a good password',
  role: 'athlete',
  timeZone: 'UTC',
}

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
