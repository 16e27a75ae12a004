import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { createClient } from '#tests/support/client.ts'
import { type MailingApp, startMailingApp } from '#tests/support/mailing-app.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CHANGED = 'Your Plimsoll email address was changed'
const RESET = 'Reset your Plimsoll password'
const password = 'a good password'
let app: MailingApp
/** A moment later each time: links are told apart by when they were made. */
let now = new Date()

beforeAll(async () => {
  app = await startMailingApp()
  app.setClock(() => now)
})
afterAll(() => app.stop())

const wait = (ms: number) => (now = new Date(now.getTime() + ms))
const browser = () => createClient(app.origin)

async function owner() {
  const person = await memberOf(app)
  await app.db.system.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, person.id))
  return person
}

/** Asked for by whoever is signed in, and confirmed in the new mailbox. */
async function move(person: Someone, email: string) {
  wait(1000)
  expect((await person.put('/api/account/email', { email, password })).status).toBe(200)
  const link = new URL((await app.mailsTo(email)).at(-1)!.links[0]!)
  const token = link.searchParams.get('token')
  expect((await browser().post('/api/account/email/confirmation', { token })).status).toBe(204)
}

/** The token of the newest link that puts this address back. */
async function undoTokenIn(email: string) {
  const told = (await app.mailsTo(email)).findLast(({ subject }) => subject === CHANGED)
  const link = told?.links.find((candidate) => candidate.includes('/undo-email-change'))
  if (!link) return null
  expect(link).toMatch(/^http:\/\/plimsoll\.test\/undo-email-change\?token=[\w-]{43}$/)
  return new URL(link).searchParams.get('token')
}

async function undo(token: string | null) {
  const { status, body } = await browser().post('/api/account/email/undo', { token })
  return status === 200 ? body : body['code']
}

async function addressOf({ id }: Someone) {
  const [profile] = await app.db.system.select().from(profiles).where(eq(profiles.id, id))
  return profile?.email
}

/** A→B, by a thief who is signed in and knows the password. */
async function takenOver() {
  const person = await owner()
  const thiefs = `thief-${person.email}`
  await move(person, thiefs)
  return { person, thiefs, token: await undoTokenIn(person.email) }
}

describe('the link in the mail to the former address', () => {
  test('puts it back, ends all sessions and voids the password; a mailed reset sets a new one', async () => {
    const { person, thiefs, token } = await takenOver()
    expect(await person.profile()).toMatchObject({ email: thiefs })
    await browser().post('/api/password-resets', { email: thiefs })
    const thiefsReset = (await app.mailsTo(thiefs)).findLast(({ subject }) => subject === RESET)!.links[0]!
    await app.db.system
      .insert(twoFactors)
      .values({ accountId: person.id, sealedKey: 'k', switchedOnAt: now, lastStep: 1, recoveryHashes: [] })

    expect(await undo(token)).toEqual({ email: person.email })
    expect(await person.profile()).toBeNull()
    expect((await browser().signIn(thiefs)).status).toBe(401)
    expect((await browser().signIn(person.email)).status).toBe(401)
    expect((await app.mailsTo(thiefs)).at(-1)?.subject).toBe('Your Plimsoll email address was changed back')
    const set = (link: string) =>
      browser().put('/api/password', {
        token: new URL(link).searchParams.get('token'),
        newPassword: 'brand new',
      })
    expect((await set(thiefsReset)).status).toBe(400)

    const reset = (await app.mailsTo(person.email)).at(-1)!
    expect(reset.subject).toBe(RESET)
    expect((await set(reset.links[0]!)).status).toBe(204)
    // Two-step sign-in stays on.
    expect((await browser().signIn(person.email, 'brand new')).status).toBe(202)
  })

  test('works once', async () => {
    const { person, token } = await takenOver()
    const both = await Promise.all([undo(token), undo(token)])
    expect(both).toContain('email-undo-link-invalid')
    expect(both).toContainEqual({ email: person.email })
    expect(await undo(token)).toBe('email-undo-link-invalid')
  })

  test('works for seven days', async () => {
    const [late, inTime] = [await takenOver(), await takenOver()]
    wait(7 * DAY_MS - 60_000)
    expect(await undo(inTime.token)).toEqual({ email: inTime.person.email })
    wait(60_000)
    expect(await undo(late.token)).toBe('email-undo-link-invalid')
    expect(await addressOf(late.person)).toBe(late.thiefs)
  })

  test('outlives a new password, a reset and signing out everywhere, which a thief can ask for too', async () => {
    const { person, thiefs, token } = await takenOver()
    const next = { currentPassword: password, newPassword: 'of the thief' }
    expect((await person.put('/api/account/password', next)).status).toBe(204)
    await person.post('/api/account/sessions/deletion', { password: 'of the thief' })
    await browser().post('/api/password-resets', { email: thiefs })
    const reset = (await app.mailsTo(thiefs)).findLast(({ subject }) => subject === RESET)!.links[0]!
    const resetToken = new URL(reset).searchParams.get('token')
    await browser().put('/api/password', { token: resetToken, newPassword: 'thief again' })
    expect(await undo(token)).toEqual({ email: person.email })
  })

  test('changes nothing by being opened', async () => {
    const { person, thiefs, token } = await takenOver()
    expect((await browser().get(`/undo-email-change?token=${token}`)).status).toBe(200)
    expect((await browser().get(`/api/account/email/undo?token=${token}`)).status).not.toBe(200)
    expect(await addressOf(person)).toBe(thiefs)
  })

  test('is stored as a hash', async () => {
    const { token } = await takenOver()
    const rows = await app.db.system.select().from(authVerifications)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each(['', 'x', 'x'.repeat(200)])('with the token %j is refused', async (token) => {
    expect(await undo(token)).toBe('email-undo-link-invalid')
  })
})

describe('over several changes', () => {
  test('the oldest address wins: it comes back over the later ones, whose links are gone', async () => {
    const person = await owner()
    const [second, third] = [`second-${person.email}`, `third-${person.email}`]
    await move(person, second)
    await move(person, third)
    const [first, later] = [await undoTokenIn(person.email), await undoTokenIn(second)]
    expect(await undo(first)).toEqual({ email: person.email })
    expect(await undo(later)).toBe('email-undo-link-invalid')
    expect(await addressOf(person)).toBe(person.email)
  })

  test('a later address comes back as long as no older one has', async () => {
    const person = await owner()
    const second = `second-${person.email}`
    await move(person, second)
    await move(person, `third-${person.email}`)
    const [first, later] = [await undoTokenIn(person.email), await undoTokenIn(second)]
    expect(await undo(later)).toEqual({ email: second })
    expect(await undo(first)).toEqual({ email: person.email })
  })

  test('who returns to an address that the account had leaves no link to those between', async () => {
    const { person, thiefs, token } = await takenOver()
    const thiefsSecond = `second-${thiefs}`
    await move(person, thiefsSecond)
    const between = await undoTokenIn(thiefs)
    await move(person, person.email)
    expect((await app.mailsTo(thiefsSecond)).at(-1)?.subject).toBe(CHANGED)
    expect(await undoTokenIn(thiefsSecond)).toBeNull()
    expect(await undo(between)).toBe('email-undo-link-invalid')
    expect(await undo(token)).toEqual({ email: person.email })
  })

  test('that of one account leaves those of others alone', async () => {
    const [one, other] = [await takenOver(), await takenOver()]
    expect(await undo(one.token)).toEqual({ email: one.person.email })
    expect(await other.person.profile()).toMatchObject({ email: other.thiefs })
    expect(await undo(other.token)).toEqual({ email: other.person.email })
  })
})

describe('there is nothing to put back', () => {
  test('when the address is another account’s by now, unless nobody ever confirmed that one', async () => {
    const { person, thiefs, token } = await takenOver()
    const registered = await memberOf(app, { email: person.email })
    const isConfirmed = (emailVerified: boolean) =>
      app.db.system.update(profiles).set({ emailVerified }).where(eq(profiles.id, registered.id))
    await isConfirmed(true)
    expect(await undo(token)).toBe('email-undo-taken')
    expect(await person.profile()).toMatchObject({ email: thiefs })
    await isConfirmed(false)
    expect(await undo(token)).toEqual({ email: person.email })
  })

  test('when the account is gone, of which the link leaves no trace', async () => {
    const { person, token } = await takenOver()
    await deleteAccount(app.services, person.id)
    expect(await undo(token)).toBe('email-undo-link-invalid')
    const rows = await app.db.system.select().from(authVerifications)
    expect(JSON.stringify(rows)).not.toContain(person.id)
  })

  test('in a mail to an address that nobody confirmed: it may be a stranger’s', async () => {
    const person = await memberOf(app)
    await move(person, `right-${person.email}`)
    expect((await app.mailsTo(person.email)).at(-1)?.subject).toBe(CHANGED)
    expect(await undoTokenIn(person.email)).toBeNull()
  })
})
