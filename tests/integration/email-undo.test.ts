import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { createClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/app-test.ts'
import { type MailingApp, startMailingApp } from '#tests/support/mailing-app.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'

const test = withApp(startMailingApp)

const DAY_MS = 24 * 60 * 60 * 1000
const CHANGED = 'Your Plimsoll email address was changed'
const RESET = 'Reset your Plimsoll password'
const password = 'a good password'
/** A moment later each time: links are told apart by when they were made. */
let now = new Date()

test.beforeAll(async ({ app }) => {
  app.setClock(() => now)
})

const wait = (ms: number) => (now = new Date(now.getTime() + ms))
const browser = (app: MailingApp) => createClient(app.origin)

async function owner(app: MailingApp) {
  const person = await memberOf(app)
  await app.db.system.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, person.id))
  return person
}

/** The signed-in user asks for it, and it is confirmed in the new mailbox. */
async function move(app: MailingApp, person: Someone, email: string) {
  wait(1000)
  expect((await person.put('/api/account/email', { email, password })).status).toBe(200)
  const link = new URL((await app.mailsTo(email)).at(-1)!.links[0]!)
  const token = link.searchParams.get('token')
  expect((await browser(app).post('/api/account/email/confirmation', { token })).status).toBe(204)
}

/** The token of the newest link that puts this address back. */
async function undoTokenIn(app: MailingApp, email: string) {
  const told = (await app.mailsTo(email)).findLast(({ subject }) => subject === CHANGED)
  const link = told?.links.find((candidate) => candidate.includes('/undo-email-change'))
  if (!link) return null
  expect(link).toMatch(/^http:\/\/plimsoll\.test\/undo-email-change\?token=[\w-]{43}$/)
  return new URL(link).searchParams.get('token')
}

async function undo(app: MailingApp, token: string | null) {
  const { status, body } = await browser(app).post('/api/account/email/undo', { token })
  return status === 200 ? body : body.code
}

async function addressOf(app: MailingApp, { id }: Someone) {
  const [profile] = await app.db.system.select().from(profiles).where(eq(profiles.id, id))
  return profile?.email
}

/** A→B, by a thief who is signed in and knows the password. */
async function takenOver(app: MailingApp) {
  const person = await owner(app)
  const thiefs = `thief-${person.email}`
  await move(app, person, thiefs)
  return { person, thiefs, token: await undoTokenIn(app, person.email) }
}

describe('the link in the mail to the former address', () => {
  test('puts it back, ends all sessions and voids the password; a mailed reset sets a new one', async ({
    app,
  }) => {
    const { person, thiefs, token } = await takenOver(app)
    expect(await person.profile()).toMatchObject({ email: thiefs })
    await browser(app).post('/api/password-resets', { email: thiefs })
    const thiefsReset = (await app.mailsTo(thiefs)).findLast(({ subject }) => subject === RESET)!.links[0]!
    await app.db.system
      .insert(twoFactors)
      .values({ accountId: person.id, sealedKey: 'k', switchedOnAt: now, lastStep: 1, recoveryHashes: [] })

    expect(await undo(app, token)).toEqual({ email: person.email })
    expect(await person.profile()).toBeNull()
    expect((await browser(app).signIn(thiefs)).status).toBe(401)
    expect((await browser(app).signIn(person.email)).status).toBe(401)
    expect((await app.mailsTo(thiefs)).at(-1)?.subject).toBe('Your Plimsoll email address was changed back')
    const set = (link: string) =>
      browser(app).put('/api/password', {
        token: new URL(link).searchParams.get('token'),
        newPassword: 'brand new',
      })
    expect((await set(thiefsReset)).status).toBe(400)

    const reset = (await app.mailsTo(person.email)).at(-1)!
    expect(reset.subject).toBe(RESET)
    expect((await set(reset.links[0]!)).status).toBe(204)
    // Two-step sign-in stays on.
    expect((await browser(app).signIn(person.email, 'brand new')).status).toBe(202)
  })

  test('works once', async ({ app }) => {
    const { person, token } = await takenOver(app)
    const both = await Promise.all([undo(app, token), undo(app, token)])
    expect(both).toContain('email-undo-link-invalid')
    expect(both).toContainEqual({ email: person.email })
    expect(await undo(app, token)).toBe('email-undo-link-invalid')
  })

  test('works for seven days', async ({ app }) => {
    const [late, inTime] = [await takenOver(app), await takenOver(app)]
    wait(7 * DAY_MS - 60_000)
    expect(await undo(app, inTime.token)).toEqual({ email: inTime.person.email })
    wait(60_000)
    expect(await undo(app, late.token)).toBe('email-undo-link-invalid')
    expect(await addressOf(app, late.person)).toBe(late.thiefs)
  })

  test('outlives a new password, a reset and signing out everywhere, which a thief can ask for too', async ({
    app,
  }) => {
    const { person, thiefs, token } = await takenOver(app)
    const next = { currentPassword: password, newPassword: 'of the thief' }
    expect((await person.put('/api/account/password', next)).status).toBe(204)
    await person.post('/api/account/sessions/deletion', { password: 'of the thief' })
    await browser(app).post('/api/password-resets', { email: thiefs })
    const reset = (await app.mailsTo(thiefs)).findLast(({ subject }) => subject === RESET)!.links[0]!
    const resetToken = new URL(reset).searchParams.get('token')
    await browser(app).put('/api/password', { token: resetToken, newPassword: 'thief again' })
    expect(await undo(app, token)).toEqual({ email: person.email })
  })

  test('changes nothing by being opened', async ({ app }) => {
    const { person, thiefs, token } = await takenOver(app)
    expect((await browser(app).get(`/undo-email-change?token=${token}`)).status).toBe(200)
    expect((await browser(app).get(`/api/account/email/undo?token=${token}`)).status).not.toBe(200)
    expect(await addressOf(app, person)).toBe(thiefs)
  })

  test('is stored as a hash', async ({ app }) => {
    const { token } = await takenOver(app)
    const rows = await app.db.system.select().from(authVerifications)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.for(['', 'x', 'x'.repeat(200)])('with the token %j is refused', async (token, { app }) => {
    expect(await undo(app, token)).toBe('email-undo-link-invalid')
  })
})

describe('over several changes', () => {
  test('the oldest address wins: it comes back over the later ones, whose links are gone', async ({
    app,
  }) => {
    const person = await owner(app)
    const [second, third] = [`second-${person.email}`, `third-${person.email}`]
    await move(app, person, second)
    await move(app, person, third)
    const [first, later] = [await undoTokenIn(app, person.email), await undoTokenIn(app, second)]
    expect(await undo(app, first)).toEqual({ email: person.email })
    expect(await undo(app, later)).toBe('email-undo-link-invalid')
    expect(await addressOf(app, person)).toBe(person.email)
  })

  test('a later address comes back as long as no older one has', async ({ app }) => {
    const person = await owner(app)
    const second = `second-${person.email}`
    await move(app, person, second)
    await move(app, person, `third-${person.email}`)
    const [first, later] = [await undoTokenIn(app, person.email), await undoTokenIn(app, second)]
    expect(await undo(app, later)).toEqual({ email: second })
    expect(await undo(app, first)).toEqual({ email: person.email })
  })

  test('who returns to an address that the account had leaves no link to those between', async ({ app }) => {
    const { person, thiefs, token } = await takenOver(app)
    const thiefsSecond = `second-${thiefs}`
    await move(app, person, thiefsSecond)
    const between = await undoTokenIn(app, thiefs)
    await move(app, person, person.email)
    expect((await app.mailsTo(thiefsSecond)).at(-1)?.subject).toBe(CHANGED)
    expect(await undoTokenIn(app, thiefsSecond)).toBeNull()
    expect(await undo(app, between)).toBe('email-undo-link-invalid')
    expect(await undo(app, token)).toEqual({ email: person.email })
  })

  test('that of one account leaves those of others alone', async ({ app }) => {
    const [one, other] = [await takenOver(app), await takenOver(app)]
    expect(await undo(app, one.token)).toEqual({ email: one.person.email })
    expect(await other.person.profile()).toMatchObject({ email: other.thiefs })
    expect(await undo(app, other.token)).toEqual({ email: other.person.email })
  })
})

describe('there is nothing to put back', () => {
  test('when the address is another account’s by now, unless nobody ever confirmed that one', async ({
    app,
  }) => {
    const { person, thiefs, token } = await takenOver(app)
    const registered = await memberOf(app, { email: person.email })
    const isConfirmed = (emailVerified: boolean) =>
      app.db.system.update(profiles).set({ emailVerified }).where(eq(profiles.id, registered.id))
    await isConfirmed(true)
    expect(await undo(app, token)).toBe('email-undo-taken')
    expect(await person.profile()).toMatchObject({ email: thiefs })
    await isConfirmed(false)
    expect(await undo(app, token)).toEqual({ email: person.email })
  })

  test('when the account is gone, of which the link leaves no trace', async ({ app }) => {
    const { person, token } = await takenOver(app)
    await deleteAccount(app.services, person.id)
    expect(await undo(app, token)).toBe('email-undo-link-invalid')
    const rows = await app.db.system.select().from(authVerifications)
    expect(JSON.stringify(rows)).not.toContain(person.id)
  })

  test('in a mail to an address that nobody confirmed: it may be a stranger’s', async ({ app }) => {
    const person = await memberOf(app)
    await move(app, person, `right-${person.email}`)
    expect((await app.mailsTo(person.email)).at(-1)?.subject).toBe(CHANGED)
    expect(await undoTokenIn(app, person.email)).toBeNull()
  })
})
