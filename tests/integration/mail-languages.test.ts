import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accountUses } from '#database/schema/account-uses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teams } from '#database/schema/teams.ts'
import type { Locale } from '#domain/language/locale.ts'
import { endUnusedAccounts } from '#server/jobs/end-unused-accounts.ts'
import { test } from '#tests/support/app-test.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import { createMetric } from '#tests/support/metric-calls.ts'
import type { Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const chooses = (app: TestApp, { id }: Someone, locale: Locale | null) =>
  app.db.system.update(profiles).set({ locale }).where(eq(profiles.id, id))

const lastTo = async (app: TestApp, email: string) =>
  (await app.outbox()).findLast(({ to }) => to.includes(email))

async function answer(athlete: Someone, metricId: string) {
  const { day } = (await athlete.get('/api/day')).body.day
  const answers = [{ metricId, kind: 'rating', rating: 4 }]
  const submission = { key: randomUUID(), day, givenAt: new Date().toISOString(), answers }
  expect((await athlete.post('/api/day/submissions', submission)).status).toBe(200)
}

/** A coach who reads English, as do those who have chosen nothing. */
const englishCoach = (app: TestApp) => memberOf(app, { role: 'manager', fullName: 'Marta' })

describe('a mail', () => {
  test('to a German athlete of an English coach is German, and to the others English', async ({ app }) => {
    const coach = await englishCoach(app)
    const [jonas, ida] = [await memberOf(app, { coach }), await memberOf(app, { coach })]
    await chooses(app, jonas, 'de')
    const { id } = await createMetric(coach, 'Sleep')
    for (const athlete of [jonas, ida]) await answer(athlete, id)
    expect((await coach.team.delete(`/metrics/${id}`)).status).toBe(204)
    expect(await lastTo(app, jonas.email)).toMatchObject({
      subject: 'Antworten von dir wurden bei Plimsoll gelöscht',
      text: expect.stringContaining('der Staff von Marta’s team hat die Frage „Sleep“ gelöscht'),
    })
    expect((await lastTo(app, ida.email))?.subject).toBe('Answers of yours were deleted on Plimsoll')
  })

  test('to whoever never chose a language is in that of the team', async ({ app }) => {
    const coach = await englishCoach(app)
    await coach.team.send('PATCH', '', { locale: 'de' })
    const [jonas, ida] = [await memberOf(app, { coach }), await memberOf(app, { coach })]
    await chooses(app, jonas, null)
    const { id } = await createMetric(coach, 'Sleep')
    for (const athlete of [jonas, ida]) await answer(athlete, id)
    expect((await coach.team.delete(`/metrics/${id}`)).status).toBe(204)
    expect((await lastTo(app, jonas.email))?.subject).toBe('Antworten von dir wurden bei Plimsoll gelöscht')
    expect((await lastTo(app, ida.email))?.subject).toBe('Answers of yours were deleted on Plimsoll')
    expect((await coach.team.post('/archive')).status).toBe(204)
    expect((await lastTo(app, jonas.email))?.subject).toBe('Marta’s team gibt es nicht mehr')
  })

  test('about the end of a team is in the language of each of its people', async ({ app }) => {
    const coach = await englishCoach(app)
    const [jonas, ida] = [await memberOf(app, { coach }), await memberOf(app, { coach })]
    const physio = await colleagueOf(app, coach, { duty: 'medical' })
    for (const german of [jonas, physio]) await chooses(app, german, 'de')
    expect((await coach.team.post('/archive')).status).toBe(204)
    const subjects = []
    for (const { email } of [jonas, ida, physio]) subjects.push((await lastTo(app, email))?.subject)
    expect(subjects).toEqual([
      'Marta’s team gibt es nicht mehr',
      'Marta’s team has ended',
      'Marta’s team wurde archiviert',
    ])
  })

  test.for([
    ['to a team', undefined],
    ['to its staff', 'medical'],
  ] as const)(
    'that invites %s is in the language of the team, and tells its sender nothing of the reader',
    async ([, duty], { app }) => {
      const coach = await englishCoach(app)
      await app.db.system.update(teams).set({ locale: 'de' }).where(eq(teams.id, coach.team.id))
      const [english, undecided] = [await memberOf(app), await memberOf(app)]
      await chooses(app, english, 'en')
      const nobody = `${randomUUID()}@example.org`
      for (const email of [nobody, undecided.email, english.email])
        expect((await coach.team.post('/invitations', { email, duty })).status).toBe(201)
      for (const email of [nobody, undecided.email, english.email])
        expect((await lastTo(app, email))?.text).toContain('Der Link gilt einmal')
    },
  )

  test('about the own account is in the language that was chosen', async ({ app }) => {
    const jonas = await memberOf(app, { fullName: 'Jonas Weber' })
    await chooses(app, jonas, 'de')
    expect((await jonas.put('/api/password', { newPassword: 'a better passphrase' })).status).toBe(204)
    await app.services.background.settled()
    expect(await lastTo(app, jonas.email)).toMatchObject({
      subject: 'Dein Plimsoll-Passwort wurde geändert',
      text: expect.stringContaining('Hallo Jonas Weber,\n'),
    })
  })

  test('that warns of the end of an account has its day in words, and is known as the warning', async ({
    app,
  }) => {
    const jonas = await memberOf(app)
    await chooses(app, jonas, 'de')
    const [warnedAt, later] = [new Date('2030-03-01T03:37:00Z'), new Date('2030-05-01T03:37:00Z')]
    const lastUsedAt = new Date('2020-01-01T12:00:00Z')
    await app.db.system.insert(accountUses).values({ accountId: jonas.id, lastUsedAt })
    const queue = { ...app.services.mailQueue, deliver: async () => {} }
    for (const now of [warnedAt, later]) await endUnusedAccounts({ ...app.services, mailQueue: queue }, now)
    expect((await jonas.profile())?.id, 'the warning has not left yet').toBe(jonas.id)
    await app.services.mailQueue.deliver()
    expect(await lastTo(app, jonas.email)).toMatchObject({
      subject: 'Dein Plimsoll-Konto wird bald gelöscht',
      text: expect.stringContaining('am 31. März 2030 oder kurz danach'),
    })
  })
})
