import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { endUnconfirmed } from '#server/jobs/retention.ts'
import { createClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/app-test.ts'
import { type MailingApp, startMailingApp } from '#tests/support/mailing-app.ts'

const test = withApp(startMailingApp)

const DAY_MS = 24 * 60 * 60 * 1000

const client = (app: MailingApp) => createClient(app.origin)
const profilesOf = (app: MailingApp, email: string) =>
  app.db.system.select().from(profiles).where(eq(profiles.email, email))

async function tokenMailedTo(app: MailingApp, email: string) {
  const mail = (await app.mailsTo(email)).at(-1)
  return new URL(mail!.links[0]!).searchParams.get('token')
}

const confirm = async (app: MailingApp, token: string | null) =>
  (await client(app).post('/api/accounts/confirmation', { token })).status

test('a registration that nobody confirmed gives way to the next of its address, and its link is void', async ({
  app,
}) => {
  const email = 'occupied@example.org'
  await client(app).register({ email, password: 'of a stranger', fullName: 'A Stranger', role: 'manager' })
  const strangers = await tokenMailedTo(app, email)
  expect((await client(app).register({ email, fullName: 'The Owner' })).status).toBe(201)
  expect(await profilesOf(app, email)).toMatchObject([{ fullName: 'The Owner', role: 'athlete' }])
  expect(await confirm(app, strangers)).toBe(400)
  expect(await confirm(app, await tokenMailedTo(app, email))).toBe(204)
  expect((await client(app).signIn(email, 'of a stranger')).status).toBe(401)
  expect((await client(app).signIn(email)).status).toBe(200)
})

test('a confirmed account gives way to nobody, nor does one that was in use before addresses were confirmed', async ({
  app,
}) => {
  const email = 'confirmed@example.org'
  await client(app).register({ email, fullName: 'The Owner' })
  await confirm(app, await tokenMailedTo(app, email))
  expect((await client(app).register({ email })).status).toBe(409)
  await client(app).signIn(email)
  await app.db.system.update(profiles).set({ emailVerified: false }).where(eq(profiles.email, email))
  expect((await client(app).register({ email })).status).toBe(409)
  expect(await profilesOf(app, email)).toMatchObject([{ fullName: 'The Owner' }])
})

test('a link is dead after a day', async ({ app }) => {
  const email = 'late@example.org'
  await client(app).register({ email })
  const token = await tokenMailedTo(app, email)
  app.setClock(() => new Date(Date.now() + DAY_MS + 1000))
  expect(await confirm(app, token)).toBe(400)
  app.setClock(() => new Date())
})

test('registrations that nobody confirmed end after seven days, confirmed ones and those of a server without SMTP stay', async ({
  app,
}) => {
  const [email, kept] = ['never@example.org', 'kept@example.org']
  await client(app).register({ email })
  await client(app).register({ email: kept })
  await confirm(app, await tokenMailedTo(app, kept))
  const day = (days: number) => new Date(Date.now() + days * DAY_MS)
  const outcome = async () => [(await profilesOf(app, email)).length, (await profilesOf(app, kept)).length]
  await endUnconfirmed(app.services, day(6.9))
  await endUnconfirmed({ ...app.services, config: { ...app.services.config, smtpUrl: undefined } }, day(8))
  expect(await outcome()).toEqual([1, 1])
  await endUnconfirmed(app.services, day(7.1))
  expect(await outcome()).toEqual([0, 1])
})

test('the mail that is sent again carries the invitation that the first one did, followed just now', async ({
  app,
}) => {
  const email = 'invited@example.org'
  const invitationCode = 'A1b2C3d4E5f6G7h8'
  const account = { email, password: 'a good password', fullName: 'Ida', role: 'athlete' }
  expect((await client(app).post('/api/accounts', { ...account, invitationCode })).status).toBe(201)
  const linksTo = async () => (await app.mailsTo(email)).map(({ links }) => new URL(links[0]!).searchParams)

  const later = new Date(Date.now() + 2 * 60 * 60 * 1000)
  app.setClock(() => later)
  expect((await client(app).signIn(email)).status).toBe(403)
  const [first, again] = await linksTo()
  expect([first!.get('code'), again!.get('code')]).toEqual([invitationCode, invitationCode])
  expect(again!.get('followed')).toBe(later.toISOString())

  expect(await confirm(app, again!.get('token'))).toBe(204)
  expect(await app.db.system.select().from(authVerifications)).toEqual([])
  app.setClock(() => new Date())
})

test('a mail that is sent again to whoever registered without an invitation carries none', async ({
  app,
}) => {
  const email = 'uninvited@example.org'
  await client(app).register({ email })
  await client(app).signIn(email)
  const links = (await app.mailsTo(email)).map((mail) => new URL(mail.links[0]!).searchParams)
  expect(links.map((carried) => carried.get('code'))).toEqual([null, null])
})
