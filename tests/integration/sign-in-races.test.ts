import { afterEach, expect, test, vi } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
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

/** Everything that signing in demands was right, and the session is about to begin. */
function beforeTheSession(act: () => Promise<unknown>) {
  const { system } = ground.app.db
  const insert = system.insert.bind(system)
  vi.spyOn(system, 'insert').mockImplementation((table) => {
    const inserting = insert(table)
    if (table !== authSessions) return inserting
    const values = inserting.values.bind(inserting)
    return Object.assign(inserting, {
      values: async (row: Parameters<typeof values>[0]) => {
        await act()
        await values(row)
      },
    })
  })
}

test.each(CHANGES)('a sign-in whose password is being compared ends with %s', async (change) => {
  const someone = await someoneAboutToChange(ground.app)
  vi.spyOn(ground.app.services.hashGate, 'run').mockImplementationOnce(async (_network, compare) => {
    const isRight = await compare()
    await someone.make(change)
    return isRight
  })
  const browser = createClient(ground.app.origin)
  const { status, body } = await browser.signIn(someone.email)
  expect([status, body.code]).toEqual([401, 'invalid-credentials'])
  expect(browser.cookies.size).toBe(0)
  expect(await someone.sessions()).toEqual([])
})

test('a sign-in to an account that is being deleted ends as if there were none', async () => {
  const { id, email } = await memberOf(ground.app)
  beforeTheSession(() => deleteAccount(ground.app.services, id))
  const browser = createClient(ground.app.origin)
  const { status, body } = await browser.signIn(email)
  expect([status, body.code]).toEqual([401, 'invalid-credentials'])
  expect(browser.cookies.size).toBe(0)
})

test('a second step whose code was right ends with a new password', async () => {
  const { owner, phone } = await switchedOn()
  const browser = await afterFirstStep(owner)
  const profile = (await owner.profile()) as Profile
  const { services } = ground.app
  const passwordHash = await services.hashPassword('brand new')
  beforeTheSession(() => changePassword(services, profile, passwordHash))
  const { status, body } = await browser.enter(phone.nextCode())
  expect([status, body.code]).toEqual([410, 'second-step-expired'])
  expect(await browser.profile()).toBeNull()
})
