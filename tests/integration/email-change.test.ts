import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { profiles } from '#database/schema/profiles.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { createClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/app-test.ts'
import { type MailingApp, startMailingApp } from '#tests/support/mailing-app.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'

const test = withApp(startMailingApp)

const DAY_MS = 24 * 60 * 60 * 1000
const password = 'a good password'

/** The token mailed to the new address. */
async function askFor(app: MailingApp, person: Someone, email: string) {
  const { status, body } = await person.put('/api/account/email', { email, password })
  expect([status, body]).toEqual([200, { next: 'confirmation-pending' }])
  const link = new URL((await app.mailsTo(email)).at(-1)!.links[0]!)
  expect(link.origin + link.pathname).toBe('http://plimsoll.test/confirm-new-email')
  return link.searchParams.get('token')!
}

const confirm = (app: MailingApp, token: string) =>
  createClient(app.origin).post('/api/account/email/confirmation', { token })

test('a new address counts once its link is opened, on any device; the former one is told both times', async ({
  app,
}) => {
  const person = await memberOf(app)
  const email = `new-${person.email}`
  const token = await askFor(app, person, email)
  expect(await person.profile()).toMatchObject({ email: person.email })
  expect((await app.mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    'Someone asked to change your Plimsoll email address',
  ])

  expect((await confirm(app, token)).status).toBe(204)
  expect(await person.profile()).toMatchObject({ email })
  expect((await createClient(app.origin).signIn(email)).status).toBe(200)
  expect((await app.mailsTo(person.email)).at(-1)?.subject).toBe('Your Plimsoll email address was changed')
  const again = await confirm(app, token)
  expect([again.status, again.body.code]).toEqual([400, 'email-change-link-invalid'])
})

test('a link is used by one of ten who open it at the same moment', async ({ app }) => {
  const person = await memberOf(app)
  const token = await askFor(app, person, `ten-${person.email}`)
  const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(app, token)))
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
})

test('a link whose change fails works when the change can be made', async ({ app }) => {
  const person = await memberOf(app)
  const email = `later-${person.email}`
  const token = await askFor(app, person, email)
  await app.db.system.execute(sql`alter table mails rename to no_mails`)
  const { status } = await confirm(app, token)
  await app.db.system.execute(sql`alter table no_mails rename to mails`)
  expect([status, await person.profile()]).toMatchObject([500, { email: person.email }])
  expect((await confirm(app, token)).status).toBe(204)
  expect(await person.profile()).toMatchObject({ email })
})

test('the last address asked for is the one that is meant', async ({ app }) => {
  const person = await memberOf(app)
  const first = await askFor(app, person, `first-${person.email}`)
  const second = await askFor(app, person, `second-${person.email}`)
  expect((await confirm(app, first)).status).toBe(400)
  expect((await confirm(app, second)).status).toBe(204)
})

test('a link is dead after a day', async ({ app }) => {
  const person = await memberOf(app)
  const token = await askFor(app, person, `late-${person.email}`)
  app.setClock(() => new Date(Date.now() + DAY_MS + 1000))
  expect((await confirm(app, token)).status).toBe(400)
  app.setClock(() => new Date())
})

test('a new password stops a change that somebody else asked for', async ({ app }) => {
  const person = await memberOf(app)
  const token = await askFor(app, person, `thief-${person.email}`)
  await person.put('/api/account/password', { currentPassword: password, newPassword: 'brand new' })
  expect((await confirm(app, token)).status).toBe(400)
})

test('an address that has become another account’s in the meantime stays theirs', async ({ app }) => {
  const person = await memberOf(app)
  const email = `meanwhile-${person.email}`
  const token = await askFor(app, person, email)
  const other = await memberOf(app, { email })
  await app.db.system.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, other.id))
  const { status, body } = await confirm(app, token)
  expect([status, body.code]).toEqual([409, 'email-taken'])
  expect(await person.profile()).toMatchObject({ email: person.email })
})

test('a link of an account that is gone does nothing', async ({ app }) => {
  const person = await memberOf(app)
  const token = await askFor(app, person, `gone-${person.email}`)
  await deleteAccount(app.services, person.id)
  expect((await confirm(app, token)).status).toBe(400)
})

test.for(['', 'x', 'x'.repeat(200)])('the token %j is refused', async (token, { app }) => {
  expect((await confirm(app, token)).status).toBe(400)
})
