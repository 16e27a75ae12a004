import { afterEach, expect, test, vi } from 'vitest'
import type { Profile } from '#domain/account/profile.ts'
import { changePassword } from '#server/auth/passwords.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { CHANGES, someoneAboutToChange } from '#tests/support/sign-in-race.ts'
import { twoStepAccounts } from '#tests/support/two-step-accounts.ts'

const { ground, switchedOn, afterFirstStep } = twoStepAccounts()

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(CHANGES)('a sign-in whose password is being compared ends with %s', async (change) => {
  const someone = await someoneAboutToChange(ground.app)
  const { password } = await ground.app.services.auth.$context
  const { verify } = password
  vi.spyOn(password, 'verify').mockImplementationOnce(async (given) => {
    const isRight = await verify(given)
    await someone.make(change)
    return isRight
  })
  const browser = createClient(ground.app.origin)
  const { status, body } = await browser.signIn(someone.email)
  expect([status, body['code']]).toEqual([401, 'invalid-credentials'])
  expect(browser.cookies.size).toBe(0)
  expect(await someone.sessions()).toEqual([])
})

test('a sign-in to an account that is being deleted ends as if there were none', async () => {
  const { id, email } = await memberOf(ground.app)
  const { internalAdapter } = await ground.app.services.auth.$context
  const createSession = internalAdapter.createSession.bind(internalAdapter)
  vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...given) => {
    await deleteAccount(ground.app.services, id)
    return createSession(...given)
  })
  const browser = createClient(ground.app.origin)
  const { status, body } = await browser.signIn(email)
  expect([status, body['code']]).toEqual([401, 'invalid-credentials'])
  expect(browser.cookies.size).toBe(0)
})

test('a second step whose code was right ends with a new password', async () => {
  const { owner, phone } = await switchedOn()
  const browser = await afterFirstStep(owner)
  const profile = (await owner.profile()) as Profile
  const { internalAdapter } = await ground.app.services.auth.$context
  const createSession = internalAdapter.createSession.bind(internalAdapter)
  vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...given) => {
    const { password } = await ground.app.services.auth.$context
    await changePassword(ground.app.services, profile, await password.hash('brand new'))
    return createSession(...given)
  })
  const { status, body } = await browser.enter(phone.nextCode())
  expect([status, body['code']]).toEqual([410, 'second-step-expired'])
  expect(await browser.profile()).toBeNull()
})
