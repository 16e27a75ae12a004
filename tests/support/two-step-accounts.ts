import { afterAll, beforeAll, expect } from 'vitest'
import { authenticator } from '#tests/support/authenticator.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

export const password = 'a good password'

/** For the tests of a file: an app whose clock moves only when asked to, and accounts that sign in with a second step. */
export function twoStepAccounts(environment: Record<string, string> = {}) {
  const ground = { now: new Date() } as { app: TestApp; now: Date }
  beforeAll(async () => {
    ground.app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1', ...environment })
    ground.app.setClock(() => ground.now)
  })
  afterAll(() => ground.app.stop())

  const later = (seconds: number) => new Date(ground.now.getTime() + seconds * 1000)
  const wait = (seconds: number) => (ground.now = later(seconds))

  /** Half a minute later each time: a code counts once. */
  function phoneWith(key: string) {
    const { codeOf } = authenticator(key)
    return { nextCode: () => codeOf(wait(30)), codeIn: (seconds: number) => codeOf(later(seconds)) }
  }

  async function switchedOn() {
    const owner = await memberOf(ground.app)
    const setUp = await owner.post('/api/account/two-factor/set-up', { password })
    expect(setUp.status).toBe(200)
    const { key, setUp: token } = setUp.body
    const phone = phoneWith(key)
    const on = await owner.put('/api/account/two-factor', { setUp: token, code: phone.codeIn(0) })
    expect(on.status).toBe(200)
    return { owner, key, phone, recoveryCodes: on.body.recoveryCodes }
  }

  /** A browser in which the password was right. */
  async function afterFirstStep({ email }: Someone) {
    const browser = createClient(ground.app.origin)
    const { status, body } = await browser.signIn(email)
    expect([status, body]).toEqual([202, { next: 'second-step' }])
    return { ...browser, enter: (code: string) => browser.post('/api/session/second-step', { code }) }
  }

  const mailsTo = async (email: string) => (await ground.app.outbox()).filter(({ to }) => to.includes(email))

  return { ground, wait, phoneWith, switchedOn, afterFirstStep, mailsTo }
}
