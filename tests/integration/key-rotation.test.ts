import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { sendConfirmation } from '#server/auth/email-confirmation.ts'
import { createKeys } from '#server/process/keys.ts'
import { sign } from '#server/auth/signed-value.ts'
import { resealKeys, seal, unseal } from '#server/auth/two-factor/sealed.ts'
import { readConfig } from '#server/process/config.ts'
import { createLog } from '#server/process/log.ts'
import { openDatabase } from '#server/services.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { password, twoStepAccounts } from '#tests/support/two-step-accounts.ts'

const SESSION = 'plimsoll.session_token'
const OLD = 'the secret that counted until today'
const NEW = 'the secret that counts from today on'

const { ground, phoneWith, switchedOn, afterFirstStep } = twoStepAccounts({ AUTH_SECRET: OLD })

/** The same database under the new secret: with the one before, and without. */
let rotated: TestApp
let withoutPrevious: TestApp

beforeAll(async () => {
  const { db } = ground.app
  rotated = await startTestApp({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }, undefined, db)
  withoutPrevious = await startTestApp({ AUTH_SECRET: NEW }, undefined, db)
  for (const app of [rotated, withoutPrevious]) app.setClock(() => ground.now)
})
afterAll(async () => {
  await rotated.stop()
  await withoutPrevious.stop()
})

/** The same browser, which now finds another server behind the address. */
function at({ origin }: TestApp, { cookies }: { cookies: Map<string, string> }) {
  const browser = createClient(origin)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

describe('a sign-in', () => {
  test('survives a new secret while the one before is given, and from its first use on without it', async () => {
    const before = await memberOf(ground.app)
    const during = at(rotated, before)
    expect(await during.profile()).toMatchObject({ email: before.email })
    expect(during.cookies.get(SESSION)).not.toBe(before.cookies.get(SESSION))
    expect(await at(withoutPrevious, during).profile()).toMatchObject({ email: before.email })

    const { headers } = await during.get('/api/session')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('ends with a new secret alone', async () => {
    const before = await memberOf(ground.app)
    expect(await at(withoutPrevious, before).profile()).toBeNull()
  })

  test('from before each purpose had a key goes on, also over a new secret, and is signed anew', async () => {
    const person = await memberOf(ground.app)
    const [token] = decodeURIComponent(person.cookies.get(SESSION)!).split('.')
    person.cookies.set(SESSION, encodeURIComponent(sign(token!, OLD)))
    const upgraded = at(ground.app, person)
    expect(await upgraded.profile()).toMatchObject({ email: person.email })
    expect(upgraded.cookies.get(SESSION)).toBe(
      encodeURIComponent(sign(token!, ground.app.services.keys.of('session'))),
    )
    expect(await at(rotated, person).profile()).toMatchObject({ email: person.email })
    expect(await at(withoutPrevious, person).profile()).toBeNull()
  })

  test('is not made with a key of another purpose', async () => {
    const person = await memberOf(ground.app)
    const [token] = decodeURIComponent(person.cookies.get(SESSION)!).split('.')
    const { keys } = ground.app.services
    for (const purpose of ['second-step', 'email-confirmation', 'rate-limit'] as const) {
      person.cookies.set(SESSION, encodeURIComponent(sign(token!, keys.of(purpose))))
      expect(await person.profile(), purpose).toBeNull()
    }
  })

  test('ends where it is signed out, whichever secret its cookie was signed with', async () => {
    const before = await memberOf(ground.app)
    await at(rotated, before).delete('/api/session')
    expect(await before.profile()).toBeNull()
  })
})

describe('what was begun before a new secret', () => {
  test('a second step goes on', async () => {
    const { owner, phone } = await switchedOn()
    const enter = (app: TestApp, browser: { cookies: Map<string, string> }) =>
      at(app, browser).post('/api/session/second-step', { code: phone.nextCode() })
    const [one, two] = [await afterFirstStep(owner), await afterFirstStep(owner)]
    expect((await enter(rotated, one)).status).toBe(200)
    const refused = await enter(withoutPrevious, two)
    expect([refused.status, refused.body.code]).toEqual([410, 'second-step-expired'])
  })

  test('a set-up is finished', async () => {
    const owner = await memberOf(ground.app)
    const begun = await owner.post('/api/account/two-factor/set-up', { password })
    const { setUp, key } = begun.body
    const on = await at(rotated, owner).put('/api/account/two-factor', {
      setUp,
      code: phoneWith(key).codeIn(0),
    })
    expect(on.status).toBe(200)
  })

  test('a mailed confirmation confirms', async () => {
    const person = await memberOf(ground.app)
    await sendConfirmation(ground.app.services, { ...person, fullName: 'Some One', locale: null })
    await ground.app.services.mailQueue.deliver()
    // One of the others may still have been sending, and have taken it along.
    const outboxes = await Promise.all([ground.app, rotated, withoutPrevious].map((app) => app.outbox()))
    const mail = outboxes.flat().find(({ to }) => to.includes(person.email))
    const token = new URL(mail!.links[0]!).searchParams.get('token')
    const confirm = (app: TestApp) => createClient(app.origin).post('/api/accounts/confirmation', { token })
    expect((await confirm(withoutPrevious)).status).toBe(400)
    expect((await confirm(rotated)).status).toBe(204)
    const [confirmed] = await ground.app.db.system.select().from(profiles).where(eq(profiles.id, person.id))
    expect(confirmed!.emailVerified).toBe(true)
  })

  test('a device stays known, until the secret before is left out', async () => {
    const person = await memberOf(ground.app)
    const home = createClient(ground.app.origin)
    await home.signIn(person.email)
    const newDevices = async (app: TestApp) =>
      (await app.outbox()).filter(({ to, subject }) => to.includes(person.email) && subject.startsWith('New'))
    await at(rotated, home).signIn(person.email)
    expect(await newDevices(rotated)).toHaveLength(0)
    await at(withoutPrevious, home).signIn(person.email)
    expect(await newDevices(withoutPrevious)).toHaveLength(1)
  })
})

describe('two-step sign-in', () => {
  const signInAt = async (app: TestApp, email: string, code: string) => {
    const browser = createClient(app.origin)
    expect((await browser.signIn(email)).status).toBe(202)
    const { status, body } = await browser.post('/api/session/second-step', { code })
    return status === 200 ? 'signed in' : body.code
  }

  test('takes codes over a new secret, and after a start also without the one before', async () => {
    const { owner, phone } = await switchedOn()
    expect(await signInAt(rotated, owner.email, phone.nextCode())).toBe('signed in')
    expect(await signInAt(withoutPrevious, owner.email, phone.nextCode())).toBe('wrong-code')

    expect(await resealKeys(rotated.services)).toBeGreaterThan(0)
    expect(await resealKeys(rotated.services)).toBe(0)
    expect(await signInAt(withoutPrevious, owner.email, phone.nextCode())).toBe('signed in')
    expect(await signInAt(rotated, owner.email, phone.nextCode())).toBe('signed in')
  })

  test('takes recovery codes, which hang on no secret, after a new one alone', async () => {
    const { owner, recoveryCodes } = await switchedOn()
    expect(await resealKeys(withoutPrevious.services)).toBe(0)
    expect(await signInAt(withoutPrevious, owner.email, recoveryCodes[0]!)).toBe('signed in')
  })

  test('is sealed with the new secret by the server itself, when it starts', async () => {
    const { dataDir, env } = await serverGround()
    const open = () => openDatabase(readConfig({ DATA_DIR: dataDir, ...env }), createLog('silent'))
    const secretBefore = createKeys({ authSecret: OLD, authSecretPrevious: undefined })
    const secretNow = createKeys({ authSecret: NEW, authSecretPrevious: undefined })
    const key = randomBytes(20)

    const before = await open()
    const [owner] = await before.system.insert(profiles).values({ email: 'ida@example.org' }).returning()
    const accountId = owner!.id
    const sealedKey = seal(key, secretBefore.of('two-factor-key'), accountId)
    await before.system
      .insert(twoFactors)
      .values({ accountId, sealedKey, switchedOnAt: ground.now, lastStep: 1, recoveryHashes: [] })
    await before.close()

    const rotation = { ...env, AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }
    const server = await startServer({ dataDir, env: rotation })
    await server.stop()

    const after = await open()
    const [stored] = await after.system.select().from(twoFactors)
    expect(unseal(stored!.sealedKey, secretNow.accepted('two-factor-key'), accountId)).toEqual(key)
    await after.close()
  })
})
