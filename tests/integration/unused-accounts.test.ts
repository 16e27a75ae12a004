import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountUses } from '#database/schema/account-uses.ts'
import { authSessions } from '#database/schema/auth.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { endUnusedAccounts } from '#server/jobs/end-unused-accounts.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import type { Someone } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

test.beforeEach(async ({ app }) => {
  await app.db.system.delete(profiles)
  await app.db.system.delete(mails)
  await app.db.system.execute(sql`delete from rate_limits`)
})

function runOn(app: TestApp, day: string) {
  const now = new Date(`${day}T03:37:00Z`)
  app.setClock(() => now)
  return endUnusedAccounts(app.services, now)
}
const lastUsedOn = (app: TestApp, day: string, accountId: string) =>
  app.db.system
    .update(accountUses)
    .set({ lastUsedAt: new Date(`${day}T12:00:00Z`), warnedAt: null })
    .where(eq(accountUses.accountId, accountId))

const addresses = async (app: TestApp) =>
  (await rows(app.db.system, sql`select email from profiles order by email`)).map(({ email }) => email)
const warned = async (app: TestApp) =>
  (await rows(app.db.system, sql`select recipient from mails order by recipient`)).map(
    (mail) => mail['recipient'],
  )

async function person(app: TestApp, email: string, role: 'athlete' | 'manager' = 'athlete') {
  const member = await memberOf(app, { email, role, fullName: 'Ida Holm' })
  await runOn(app, '2026-01-01')
  return member
}

test('the owner of an unused account is warned a month before, once, and the account goes after two years', async ({
  app,
}) => {
  const { id } = await person(app, 'gone@example.org')
  await person(app, 'here@example.org')
  await lastUsedOn(app, '2024-01-31', id)

  await runOn(app, '2026-01-01')
  expect(await warned(app)).toEqual([])
  await runOn(app, '2026-01-02')
  await runOn(app, '2026-01-03')
  expect(await warned(app)).toEqual(['gone@example.org'])
  const mail = (await app.outbox()).find(({ to }) => to.includes('gone@example.org'))
  expect(mail?.subject).toBe('Your Plimsoll account is about to be deleted')
  expect(mail?.text).toContain('on 1 February 2026 or soon after')
  expect(mail?.links).toEqual(['http://plimsoll.test/login'])

  await runOn(app, '2026-01-31')
  expect(await addresses(app)).toEqual(['gone@example.org', 'here@example.org'])
  await runOn(app, '2026-02-01')
  expect(await addresses(app)).toEqual(['here@example.org'])
  expect(await warned(app)).toEqual([])
})

test('nobody goes without a warning, however long the job has not run', async ({ app }) => {
  const { id } = await person(app, 'late@example.org')
  await lastUsedOn(app, '2020-01-01', id)
  await runOn(app, '2026-03-01')
  await runOn(app, '2026-03-30')
  expect(await addresses(app)).toEqual(['late@example.org'])
  await runOn(app, '2026-03-31')
  expect(await addresses(app)).toEqual([])
})

test('the month of a warning begins when the mail has left, not when it was written', async ({ app }) => {
  const { id } = await person(app, 'unreached@example.org')
  await lastUsedOn(app, '2020-01-01', id)
  const { add, deliver } = app.services.mailQueue
  const services = { ...app.services, mailQueue: { ...app.services.mailQueue, deliver: async () => {} } }
  const runWithoutSmtpOn = (day: string) => endUnusedAccounts(services, new Date(`${day}T03:37:00Z`))
  await runWithoutSmtpOn('2026-03-01')
  await runWithoutSmtpOn('2026-05-01')
  expect(await addresses(app)).toEqual(['unreached@example.org'])

  app.setClock(() => new Date('2026-05-02T03:37:00Z'))
  await add({ to: 'unreached@example.org', subject: 'Another', text: '', accountId: id })
  await deliver()
  await runOn(app, '2026-05-31')
  expect(await addresses(app)).toEqual(['unreached@example.org'])
  await runOn(app, '2026-06-01')
  expect(await addresses(app)).toEqual([])
})

test.for([
  ['signs in', (member: Someone) => member.signIn(member.email)],
  ['opens the app', (member: Someone) => member.get('/api/session')],
] as const)('whoever %s after the warning keeps the account', async ([_, use], { app }) => {
  const member = await person(app, 'back@example.org')
  await lastUsedOn(app, '2024-01-31', member.id)
  await runOn(app, '2026-01-02')
  const back = new Date('2026-01-20T08:00:00Z')
  app.setClock(() => back)
  // Begun more than a day ago: such a session is prolonged when it is used.
  await app.db.system.update(authSessions).set({ expiresAt: new Date('2026-02-10') })
  expect((await use(member)).status).toBe(200)
  await runOn(app, '2026-02-15')
  expect(await addresses(app)).toEqual(['back@example.org'])
  const [noted] = await app.db.system.select().from(accountUses)
  expect(noted).toMatchObject({ lastUsedAt: back, warnedAt: null })
})

test('an account that turns out to be in use when it is about to go stays, with all its rows', async ({
  app,
}) => {
  const { id } = await person(app, 'racing@example.org')
  const isDue = async () => false
  expect(await deleteAccount(app.services, id, isDue)).toBe(false)
  expect(await addresses(app)).toEqual(['racing@example.org'])
  expect(await app.db.system.select().from(authSessions)).toHaveLength(1)
})

test('a coach who stays away keeps the account while the team uses Plimsoll', async ({ app }) => {
  const coach = await person(app, 'coach@example.org', 'manager')
  const athlete = await person(app, 'athlete@example.org')
  await putOnTeam(app.db, coach.team.id, athlete.id)
  await lastUsedOn(app, '2023-06-01', coach.id)
  await lastUsedOn(app, '2026-01-05', athlete.id)
  await runOn(app, '2026-02-01')
  await runOn(app, '2026-04-01')
  expect(await addresses(app)).toEqual(['athlete@example.org', 'coach@example.org'])
  expect(await warned(app)).toEqual([])
})
