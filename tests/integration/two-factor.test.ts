import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { twoFactors } from '#database/schema/two-factors.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { createClient, type Reply } from '#tests/support/client.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { tablesWith } from '#tests/support/traces.ts'
import { password, twoStepAccounts } from '#tests/support/two-step-accounts.ts'

const { ground, wait, phoneWith, switchedOn, afterFirstStep, mailsTo } = twoStepAccounts()

const outcome = ({ status, body }: Reply) => [status, body.code]

describe('switching it on', () => {
  test('takes the password and a code, ends every other session, keeps this one, and is told by mail', async () => {
    const owner = await memberOf(ground.app)
    const elsewhere = createClient(ground.app.origin)
    await elsewhere.signIn(owner.email)
    const hears = await openLiveStream(ground.app.origin, elsewhere)
    const begin = (given: string) => owner.post('/api/account/two-factor/set-up', { password: given })
    expect(outcome(await begin('a wrong one'))).toEqual([403, 'wrong-password'])
    const { body } = await begin(password)
    expect(body.link).toBe(
      `otpauth://totp/Plimsoll:${encodeURIComponent(owner.email)}?secret=${body.key}&issuer=Plimsoll&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await owner.get('/api/account/two-factor')).body).toEqual({ twoFactor: null })

    const phone = phoneWith(body.key)
    const finish = (code: string) => owner.put('/api/account/two-factor', { setUp: body.setUp, code })
    expect(outcome(await finish(phone.codeIn(-90)))).toEqual([403, 'wrong-code'])
    const on = await finish(phone.codeIn(0).replace(/^.../, '$& '))
    expect(on.body.recoveryCodes).toHaveLength(10)
    await hears.ended
    expect(await elsewhere.profile()).toBeNull()
    expect(await owner.profile()).not.toBeNull()
    expect((await owner.get('/api/account/two-factor')).body).toEqual({
      twoFactor: { switchedOnAt: ground.now.toISOString(), recoveryCodesLeft: 10 },
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
    expect(await tablesWith(ground.app.db, [key, ...recoveryCodes, ...bare])).toEqual([])
  })

  test('is refused with the set-up of somebody else, or one of half an hour ago', async () => {
    const [owner, other] = [await memberOf(ground.app), await memberOf(ground.app)]
    const { body } = await owner.post('/api/account/two-factor/set-up', { password })
    const phone = phoneWith(body.key)
    const finish = (who: Someone, setUp = body.setUp) =>
      who.put('/api/account/two-factor', { setUp, code: phone.codeIn(0) })
    expect(outcome(await finish(other))).toEqual([410, 'set-up-expired'])
    expect(outcome(await finish(owner, 'made up'))).toEqual([410, 'set-up-expired'])
    wait(30 * 60)
    expect(outcome(await finish(owner))).toEqual([410, 'set-up-expired'])
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
    const [fresh = ''] = body.recoveryCodes
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
    expect((await createClient(ground.app.origin).signIn(owner.email)).status).toBe(200)
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain(
      'Two-step sign-in is off for your Plimsoll account',
    )
    expect(outcome(await off({ password, code: recoveryCodes[1] }))).toEqual([409, 'two-factor-off'])
  })

  test('the download of one’s data says since when it is on, and holds neither key nor code', async () => {
    const { owner, key, recoveryCodes } = await switchedOn()
    const response = await fetch(`${ground.app.origin}/api/account/export`, {
      headers: {
        Cookie: cookieHeader(owner.cookies),
        Connection: 'close',
      },
    })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['two-step-sign-in.json']!))).toEqual([
      { switchedOnAt: ground.now.toISOString(), recoveryCodesLeft: 10 },
    ])
    const [stored] = await ground.app.db.system
      .select()
      .from(twoFactors)
      .where(eq(twoFactors.accountId, owner.id))
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    for (const text of [key, recoveryCodes[0]!, stored!.sealedKey, stored!.recoveryHashes[0]!])
      expect(everything).not.toContain(text)
  })

  test('it goes with the account', async () => {
    const { owner } = await switchedOn()
    await deleteAccount(ground.app.services, owner.id)
    expect(await tablesWith(ground.app.db, [owner.id])).not.toContain('two_factors')
  })
})

describe('while it is on', () => {
  test.each([
    ['PUT', '/api/account/email', { email: 'elsewhere@example.org' }, 200],
    ['POST', '/api/account/deletion', {}, 204],
  ])('%s %s asks for a code besides the password', async (method, path, details, status) => {
    const { owner, phone } = await switchedOn()
    const send = async (code?: string) => {
      const reply = await owner.send(method, path, { ...details, password, ...(code && { code }) })
      return [reply.status, reply.body.code]
    }
    expect(await send()).toEqual([403, 'code-required'])
    expect(await send('000000')).toEqual([403, 'wrong-code'])
    expect(await owner.profile()).toMatchObject({ email: owner.email })
    expect(await send(phone.nextCode())).toEqual([status, undefined])
  })
})
