import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twoFactors } from '#database/schema/two-factors.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { createClient, type Reply } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { tablesWith } from '#tests/support/traces.ts'

let app: TestApp
let now: Date

beforeAll(async () => {
  app = await startTestApp()
  now = new Date()
  app.setClock(() => now)
})
afterAll(() => app.stop())

const password = 'a good password'
const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const outcome = ({ status, body }: Reply) => [status, body['code']]
const mailsTo = async (email: string) => (await app.outbox()).filter(({ to }) => to.includes(email))

/** Half a minute later each time: a code counts once. */
function phoneWith(key: string) {
  const { codeOf } = authenticator(key)
  return {
    nextCode: () => codeOf(wait(30)),
    codeIn: (seconds: number) => codeOf(new Date(now.getTime() + seconds * 1000)),
  }
}

async function switchedOn() {
  const owner = await memberOf(app)
  const setUp = await owner.post('/api/account/two-factor/set-up', { password })
  expect(setUp.status).toBe(200)
  const { key, setUp: token } = setUp.body as { key: string; setUp: string }
  const phone = phoneWith(key)
  const on = await owner.put('/api/account/two-factor', { setUp: token, code: phone.codeIn(0) })
  expect(on.status).toBe(200)
  return { owner, key, phone, recoveryCodes: on.body['recoveryCodes'] as string[] }
}

/** A browser in which the password was right. */
async function afterFirstStep({ email }: Someone) {
  const browser = createClient(app.origin)
  const { status, body } = await browser.signIn(email)
  expect([status, body]).toEqual([202, { next: 'second-step' }])
  return { ...browser, enter: (code: string) => browser.post('/api/session/second-step', { code }) }
}

describe('switching it on', () => {
  test('takes the password and a code, ends every other session, keeps this one, and is told by mail', async () => {
    const owner = await memberOf(app)
    const elsewhere = createClient(app.origin)
    await elsewhere.signIn(owner.email)
    const hears = await openLiveStream(app.origin, elsewhere)
    const begin = (given: string) => owner.post('/api/account/two-factor/set-up', { password: given })
    expect(outcome(await begin('a wrong one'))).toEqual([403, 'wrong-password'])
    const { body } = await begin(password)
    expect(body['link']).toBe(
      `otpauth://totp/Plimsoll:${encodeURIComponent(owner.email)}?secret=${String(body['key'])}&issuer=Plimsoll&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await owner.get('/api/account/two-factor')).body).toEqual({ twoFactor: null })

    const phone = phoneWith(String(body['key']))
    const finish = (code: string) => owner.put('/api/account/two-factor', { setUp: body['setUp'], code })
    expect(outcome(await finish(phone.codeIn(-90)))).toEqual([403, 'wrong-code'])
    const on = await finish(phone.codeIn(0).replace(/^.../, '$& '))
    expect(on.body['recoveryCodes']).toHaveLength(10)
    await hears.ended
    expect(await elsewhere.profile()).toBeNull()
    expect(await owner.profile()).not.toBeNull()
    expect((await owner.get('/api/account/two-factor')).body).toEqual({
      twoFactor: { switchedOnAt: now.toISOString(), recoveryCodesLeft: 10 },
    })
    expect(await mailsTo(owner.email)).toMatchObject([
      { subject: 'Two-step sign-in is on for your Plimsoll account' },
    ])
    expect(outcome(await finish(phone.nextCode()))).toEqual([409, 'two-factor-on'])
    expect(outcome(await begin(password))).toEqual([409, 'two-factor-on'])
  })

  test('stores neither the key nor a recovery code in the clear', async () => {
    const { key, recoveryCodes } = await switchedOn()
    const bare = recoveryCodes.map((code) => code.replaceAll('-', ''))
    expect(await tablesWith(app.db, [key, ...recoveryCodes, ...bare])).toEqual([])
  })

  test('is refused with the set-up of somebody else, or one of half an hour ago', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    const { body } = await owner.post('/api/account/two-factor/set-up', { password })
    const phone = phoneWith(String(body['key']))
    const finish = (who: Someone, setUp = body['setUp']) =>
      who.put('/api/account/two-factor', { setUp, code: phone.codeIn(0) })
    expect(outcome(await finish(other))).toEqual([410, 'set-up-expired'])
    expect(outcome(await finish(owner, 'made up'))).toEqual([410, 'set-up-expired'])
    wait(30 * 60)
    expect(outcome(await finish(owner))).toEqual([410, 'set-up-expired'])
  })
})

describe('signing in', () => {
  test('takes the password and then a code of the app, of now, the step before or the one after', async () => {
    const { owner, phone } = await switchedOn()
    wait(300)
    for (const seconds of [-60, 60]) {
      const browser = await afterFirstStep(owner)
      expect(outcome(await browser.enter(phone.codeIn(seconds)))).toEqual([403, 'wrong-code'])
      expect(await browser.profile()).toBeNull()
    }
    for (const seconds of [-30, 0, 30]) {
      const browser = await afterFirstStep(owner)
      const { status, body } = await browser.enter(phone.codeIn(seconds))
      expect([status, body['profile']]).toEqual([200, expect.objectContaining({ id: owner.id })])
      expect(await browser.profile()).toMatchObject({ email: owner.email })
      expect([...browser.cookies.keys()]).toEqual(['plimsoll.session_token'])
    }
  })

  test('says nothing of a second step to whoever does not know the password', async () => {
    const { owner } = await switchedOn()
    const plain = await memberOf(app)
    const guess = async (email: string) => {
      const browser = createClient(app.origin)
      const { status, body } = await browser.signIn(email, 'a wrong one')
      return { status, code: body['code'], message: body['message'], cookies: browser.cookies.size }
    }
    expect(await guess(owner.email)).toEqual(await guess(plain.email))
    expect(await guess(owner.email)).toMatchObject({ status: 401, cookies: 0 })
  })

  test('counts a code once, also the one it was switched on with, and one sent twice at the same moment', async () => {
    const { owner, phone } = await switchedOn()
    const [one, two] = [await afterFirstStep(owner), await afterFirstStep(owner)]
    expect(outcome(await one.enter(phone.codeIn(0)))).toEqual([403, 'wrong-code'])
    const code = phone.nextCode()
    const replies = await Promise.all([one.enter(code), two.enter(code)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]))
    expect(outcome(await (await afterFirstStep(owner)).enter(code))).toEqual([403, 'wrong-code'])
  })

  test('counts a recovery code once, however it is typed, and its owner is told', async () => {
    const { owner, recoveryCodes } = await switchedOn()
    const [code = '', next = ''] = recoveryCodes
    const [one, two] = [await afterFirstStep(owner), await afterFirstStep(owner)]
    const typed = code.toUpperCase().replaceAll('-', ' ')
    const replies = await Promise.all([one.enter(typed), two.enter(code)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]))
    const again = await afterFirstStep(owner)
    expect(outcome(await again.enter(code))).toEqual([403, 'wrong-recovery-code'])
    expect((await again.enter(next)).status).toBe(200)
    expect((await again.get('/api/account/two-factor')).body['twoFactor']).toMatchObject({
      recoveryCodesLeft: 8,
    })
    const [, ...told] = await mailsTo(owner.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'A recovery code of your Plimsoll account was used',
      'A recovery code of your Plimsoll account was used',
    ])
  })

  test('ends the session this browser had before', async () => {
    const { owner, phone } = await switchedOn()
    const before = await memberOf(app)
    const lost = createClient(app.origin)
    for (const [name, value] of before.cookies) lost.cookies.set(name, value)
    await before.signIn(owner.email)
    expect(await before.profile()).toMatchObject({ id: before.id })
    await before.post('/api/session/second-step', { code: phone.nextCode() })
    expect(await before.profile()).toMatchObject({ id: owner.id })
    expect(await lost.profile()).toBeNull()
  })
})

describe('the second step', () => {
  test('is over after ten minutes', async () => {
    const { owner, phone } = await switchedOn()
    const browser = await afterFirstStep(owner)
    wait(599)
    expect(outcome(await browser.enter('000 000'))).toEqual([403, 'wrong-code'])
    wait(1)
    expect(outcome(await browser.enter(phone.codeIn(0)))).toEqual([410, 'second-step-expired'])
  })

  test('is none without the first, with a cookie of one’s own making, or with that of a session', async () => {
    const { owner, phone } = await switchedOn()
    const enter = (browser: ReturnType<typeof createClient>) =>
      browser.post('/api/session/second-step', { code: phone.codeIn(0) })
    wait(30)
    const visitor = createClient(app.origin)
    expect(outcome(await enter(visitor))).toEqual([410, 'second-step-expired'])
    const [signed = ''] = owner.cookies.values()
    const honest = (await afterFirstStep(owner)).cookies.get('plimsoll.second_step')!
    const later = honest.replace(/%20\d+/, `%20${now.getTime() + 1e9}`)
    for (const made of ['x', `${owner.id}%209999999999999%20x.x`, signed, later]) {
      visitor.cookies.set('plimsoll.second_step', made)
      expect(outcome(await enter(visitor))).toEqual([410, 'second-step-expired'])
    }
  })

  test('ends when the password is reset, which signs nobody in and leaves the second step in place', async () => {
    const { owner, phone } = await switchedOn()
    const browser = await afterFirstStep(owner)
    await createClient(app.origin).post('/api/password-resets', { email: owner.email })
    const reset = (await mailsTo(owner.email)).find(({ subject }) => subject.startsWith('Reset'))
    const token = new URL(reset!.links[0]!).searchParams.get('token')
    const thief = createClient(app.origin)
    expect((await thief.put('/api/password', { newPassword: 'brand new', token })).status).toBe(204)
    expect(await thief.profile()).toBeNull()
    expect(outcome(await browser.enter(phone.nextCode()))).toEqual([410, 'second-step-expired'])
    expect((await thief.signIn(owner.email, 'brand new')).status).toBe(202)
    expect(await thief.profile()).toBeNull()
  })

  test('takes ten guesses a quarter of an hour; a recovery code is no guess', async () => {
    const { owner, phone, recoveryCodes } = await switchedOn()
    const browser = await afterFirstStep(owner)
    const wrong = phone.codeIn(-300)
    for (let guess = 1; guess <= 10; guess++) expect((await browser.enter(wrong)).status).toBe(403)
    expect((await browser.enter(phone.nextCode())).status).toBe(429)
    expect((await browser.enter(recoveryCodes[0]!)).status).toBe(200)
  })

  test('refuses what is no code', async () => {
    const { owner } = await switchedOn()
    const browser = await afterFirstStep(owner)
    for (const code of ['', '   ', 'x'.repeat(65), 123_456, null]) {
      expect((await browser.post('/api/session/second-step', { code })).status).toBe(400)
    }
  })
})

test('whoever finds a device signed in sets no new password without the current one', async () => {
  const { owner } = await switchedOn()
  const reply = await owner.put('/api/password', { newPassword: 'brand new' })
  expect(outcome(reply)).toEqual([403, 'password-on-account-page'])
  expect(await owner.profile()).not.toBeNull()
  const change = { currentPassword: password, newPassword: 'brand new' }
  expect((await owner.put('/api/account/password', change)).status).toBe(204)
})

describe('later', () => {
  test('new recovery codes take password and code, and the old ones stop working', async () => {
    const { owner, phone, recoveryCodes } = await switchedOn()
    const renew = (proof: object) => owner.post('/api/account/two-factor/recovery-codes', proof)
    expect(outcome(await renew({ password: 'wrong', code: phone.nextCode() }))).toEqual([
      403,
      'wrong-password',
    ])
    expect(outcome(await renew({ password, code: '000000' }))).toEqual([403, 'wrong-code'])
    const { body } = await renew({ password, code: phone.nextCode() })
    const [fresh = ''] = body['recoveryCodes'] as string[]
    const browser = await afterFirstStep(owner)
    expect((await browser.enter(recoveryCodes[0]!)).status).toBe(403)
    expect((await browser.enter(fresh)).status).toBe(200)
  })

  test('switching it off takes the same, ends every other session, and the password is enough again', async () => {
    const { owner, phone, recoveryCodes } = await switchedOn()
    const elsewhere = await afterFirstStep(owner)
    await elsewhere.enter(phone.nextCode())
    const off = (proof: object) => owner.post('/api/account/two-factor/deletion', proof)
    expect(outcome(await off({ password: 'wrong', code: recoveryCodes[0] }))).toEqual([403, 'wrong-password'])
    expect(outcome(await off({ password, code: 'not-a-code' }))).toEqual([403, 'wrong-recovery-code'])
    expect((await off({ password, code: recoveryCodes[0] })).status).toBe(204)
    expect(await elsewhere.profile()).toBeNull()
    expect(await owner.profile()).not.toBeNull()
    expect((await createClient(app.origin).signIn(owner.email)).status).toBe(200)
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain(
      'Two-step sign-in is off for your Plimsoll account',
    )
    expect(outcome(await off({ password, code: recoveryCodes[1] }))).toEqual([409, 'two-factor-off'])
  })

  test('the download of one’s data says since when it is on, and holds neither key nor code', async () => {
    const { owner, key, recoveryCodes } = await switchedOn()
    const response = await fetch(`${app.origin}/api/account/export`, {
      headers: {
        Cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; '),
        Connection: 'close',
      },
    })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['two-step-sign-in.json']!))).toEqual([
      { switchedOnAt: now.toISOString(), recoveryCodesLeft: 10 },
    ])
    const [stored] = await app.db.system.select().from(twoFactors).where(eq(twoFactors.accountId, owner.id))
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    for (const text of [key, recoveryCodes[0]!, stored!.sealedKey, stored!.recoveryHashes[0]!])
      expect(everything).not.toContain(text)
  })

  test('it goes with the account', async () => {
    const { owner } = await switchedOn()
    await deleteAccount(app.services, owner.id)
    expect(await tablesWith(app.db, [owner.id])).not.toContain('two_factors')
  })
})
