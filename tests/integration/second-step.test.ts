import { describe, expect, test } from 'vitest'
import { createClient, type Reply } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { twoStepAccounts } from '#tests/support/two-step-accounts.ts'

const { ground, wait, switchedOn, afterFirstStep, mailsTo } = twoStepAccounts()

const outcome = ({ status, body }: Reply) => [status, body.code]

describe('signing in', () => {
  test('takes the password and then a code of the ground.app, of now, the step before or the one after', async () => {
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
      expect([status, body.profile]).toEqual([200, expect.objectContaining({ id: owner.id })])
      expect(await browser.profile()).toMatchObject({ email: owner.email })
      expect([...browser.cookies.keys()]).toEqual(['plimsoll.session_token', 'plimsoll.known_devices'])
    }
  })

  test('says nothing of a second step to whoever does not know the password', async () => {
    const { owner } = await switchedOn()
    const plain = await memberOf(ground.app)
    const guess = async (email: string) => {
      const browser = createClient(ground.app.origin)
      const { status, body } = await browser.signIn(email, 'a wrong one')
      return { status, code: body.code, message: body.message, cookies: browser.cookies.size }
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
    expect((await again.get('/api/account/two-factor')).body.twoFactor).toMatchObject({
      recoveryCodesLeft: 8,
    })
    const [, ...told] = await mailsTo(owner.email)
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'A recovery code of your Plimsoll account was used',
      'A recovery code of your Plimsoll account was used',
      'New sign-in to your Plimsoll account',
    ])
  })

  test('ends the session this browser had before', async () => {
    const { owner, phone } = await switchedOn()
    const before = await memberOf(ground.app)
    const lost = createClient(ground.app.origin)
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
    const visitor = createClient(ground.app.origin)
    expect(outcome(await enter(visitor))).toEqual([410, 'second-step-expired'])
    const [signed = ''] = owner.cookies.values()
    const honest = (await afterFirstStep(owner)).cookies.get('plimsoll.second_step')!
    const later = honest.replace(/%20\d+/, `%20${ground.now.getTime() + 1e9}`)
    for (const made of ['x', `${owner.id}%209999999999999%20x.x`, signed, later]) {
      visitor.cookies.set('plimsoll.second_step', made)
      expect(outcome(await enter(visitor))).toEqual([410, 'second-step-expired'])
    }
  })

  test('ends when the password is reset, which signs nobody in and leaves the second step in place', async () => {
    const { owner, phone } = await switchedOn()
    const browser = await afterFirstStep(owner)
    await createClient(ground.app.origin).post('/api/password-resets', { email: owner.email })
    const reset = (await mailsTo(owner.email)).find(({ subject }) => subject.startsWith('Reset'))
    const token = new URL(reset!.links[0]!).searchParams.get('token')
    const thief = createClient(ground.app.origin)
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

  test('sixty wrong codes from one address, and as many from elsewhere, lock the owner out on no known device', async () => {
    const { owner, phone } = await switchedOn()
    const atHome = await afterFirstStep(owner)
    expect((await atHome.enter(phone.nextCode())).status).toBe(200)
    await atHome.delete('/api/session')

    const wrong = phone.codeIn(-300)
    const guessFrom = async (address: string, times: number) => {
      const thief = await afterFirstStep(owner)
      const from = { 'X-Forwarded-For': address }
      const statuses: number[] = []
      for (let guess = 0; guess < times; guess++)
        statuses.push((await thief.post('/api/session/second-step', { code: wrong }, from)).status)
      return statuses
    }
    const fromOne = await guessFrom('203.0.113.1', 60)
    expect(fromOne.filter((status) => status === 403)).toHaveLength(10)
    const newDevice = await afterFirstStep(owner)
    expect((await newDevice.enter(phone.nextCode())).status).toBe(200)

    for (let host = 2; host <= 6; host++) await guessFrom(`203.0.113.${host}`, 10)
    const locked = await afterFirstStep(owner)
    expect((await locked.enter(phone.nextCode())).body.message).toMatch(/A recovery code works at once\.$/)
    await atHome.signIn(owner.email)
    expect((await atHome.enter(phone.nextCode())).status).toBe(200)
    const told = (await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Many wrong codes'))
    expect(told).toHaveLength(1)
  })

  test('refuses what is no code', async () => {
    const { owner } = await switchedOn()
    const browser = await afterFirstStep(owner)
    for (const code of ['', '   ', 'x'.repeat(65), 123_456, null]) {
      expect((await browser.post('/api/session/second-step', { code })).status).toBe(400)
    }
  })
})
