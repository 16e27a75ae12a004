import { createRoute, z } from '@hono/zod-openapi'
import { MAX_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { Email } from '#domain/account/account-schemas.ts'
import { hashOf } from '#server/auth/hash-in-turn.ts'
import { knownDeviceOf, MAILBOX_DEVICE, rememberAfterChange } from '#server/auth/known-device.ts'
import { changePassword, demandGoodPassword } from '#server/auth/passwords.ts'
import { ownerOfLink, recoverPassword, requestRecovery } from '#server/auth/recovery.ts'
import { isFresh } from '#server/auth/session-lifetime.ts'
import { accountOfAddress } from '#server/auth/sign-in-account.ts'
import { signOut } from '#server/auth/sign-in.ts'
import { twoFactorOf } from '#server/auth/two-factor/switch-two-factor.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { TOKEN_PER_ADDRESS } from '#server/limits/attempt-limits.ts'
import { countGuess, forgivePasswords } from '#server/http/count-guess.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'

const RecoveryToken = z.string().max(200)

const requestReset = createRoute({
  method: 'post',
  path: '/password-resets',
  tags: ['Password'],
  summary: 'Ask for a reset link by mail',
  request: jsonBody(z.object({ email: Email })),
  responses: {
    202: jsonReply('The same answer whether or not the address has an account', z.object({})),
    ...refusals('invalid-input', 'too-many-attempts'),
  },
})

const checkReset = createRoute({
  method: 'post',
  path: '/password-resets/check',
  tags: ['Password'],
  summary: 'Whether a reset link can still be used',
  request: jsonBody(z.object({ token: RecoveryToken })),
  responses: {
    204: { description: 'It can' },
    ...refusals('invalid-input', 'reset-link-invalid', 'too-many-attempts'),
  },
})

const setPassword = createRoute({
  method: 'put',
  path: '/password',
  tags: ['Password'],
  summary: 'Set a new password, by reset link or within 15 minutes of signing in; ends all their sessions',
  request: jsonBody(
    z.object({ newPassword: z.string().max(MAX_PASSWORD_LENGTH), token: RecoveryToken.optional() }),
  ),
  responses: {
    204: { description: 'Set' },
    ...refusals(
      'invalid-input',
      'password-too-short',
      'password-too-common',
      'password-of-own-words',
      'reset-link-invalid',
      'session-required',
      'password-on-account-page',
      'too-many-attempts',
      'busy',
    ),
  },
})

export const passwordRoutes = createRouter()
  .openapi(requestReset, async (c) => {
    const { email } = c.req.valid('json')
    const account = await accountOfAddress(c.var.db, email)
    await countGuess(c, 'reset', email, account ? knownDeviceOf(c, account) : null)
    // After the reply: how long it takes would tell whether the address has an account.
    c.var.background.run(() => requestRecovery(c.var, email))
    return c.json({}, 202)
  })
  .openapi(checkReset, async (c) => {
    await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
    if (!(await ownerOfLink(c.var, c.req.valid('json').token, c.var.now)))
      throw new Refusal('reset-link-invalid')
    return c.body(null, 204)
  })
  .openapi(setPassword, async (c) => {
    const { token, newPassword } = c.req.valid('json')
    await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
    if (token !== undefined) {
      const asked = await ownerOfLink(c.var, token, c.var.now)
      if (!asked) throw new Refusal('reset-link-invalid')
      demandGoodPassword(newPassword, asked)
      const owner = await recoverPassword(c.var, token, newPassword, c.var.now)
      if (!owner) throw new Refusal('reset-link-invalid')
      await forgivePasswords(c, owner.email)
      await rememberAfterChange(c, owner.id, MAILBOX_DEVICE)
    } else {
      const { visitor, sessionOpenedAt, now } = c.var
      if (!visitor || !sessionOpenedAt) throw new Refusal('session-required')
      // Or a device left signed in would be enough to take the account over, or to get past both steps.
      if (!isFresh(sessionOpenedAt, now)) throw new Refusal('password-on-account-page')
      const [twoFactor] = await twoFactorOf(c.var.db, visitor.id)
      if (twoFactor) throw new Refusal('password-on-account-page')
      demandGoodPassword(newPassword, visitor)
      const passwordHash = await hashOf(c.var, newPassword)
      if (!(await changePassword(c.var, visitor, passwordHash))) throw new Refusal('session-required')
      await rememberAfterChange(c, visitor.id)
    }
    await signOut(c)
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
