import { createRoute, z } from '@hono/zod-openapi'
import { Password, TwoFactorCode } from '#domain/account/account-schemas.ts'
import { appCode } from '#domain/account/app-code.ts'
import { sessionToken } from '#server/auth/current-session.ts'
import { beginSetUp, keyOfSetUp } from '#server/auth/two-factor/set-up.ts'
import { demandCode } from '#server/auth/two-factor/spend-code.ts'
import {
  renewRecoveryCodes,
  switchOff,
  switchOn,
  twoFactorOf,
} from '#server/auth/two-factor/switch-two-factor.ts'
import { stepOf } from '#server/auth/two-factor/totp.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { SET_UP_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { demandPassword } from './demand-proof.ts'

const Proof = z.object({ password: Password, code: TwoFactorCode })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const DISPROVED = ['wrong-password', 'wrong-code', 'wrong-recovery-code', 'too-many-attempts'] as const

const readTwoFactor = createRoute({
  method: 'get',
  path: '/account/two-factor',
  tags: ['Account'],
  summary: 'Whether two-step sign-in is on',
  responses: {
    200: jsonReply(
      'Since when, and how many recovery codes are left; null if it is off',
      z.object({
        twoFactor: z.object({ switchedOnAt: z.iso.datetime(), recoveryCodesLeft: z.int() }).nullable(),
      }),
    ),
    ...refusals('session-required'),
  },
})

const setUpTwoFactor = createRoute({
  method: 'post',
  path: '/account/two-factor/set-up',
  tags: ['Account'],
  summary: 'A new key for an authenticator app; nothing is switched on yet',
  request: jsonBody(z.object({ password: Password })),
  responses: {
    200: jsonReply(
      'The key, the same as a link for a QR code, and `setUp` to switch it on with, for half an hour',
      z.object({ key: z.string(), link: z.string(), setUp: z.string() }),
    ),
    ...refusals('invalid-input', 'session-required', 'wrong-password', 'two-factor-on', 'too-many-attempts'),
  },
})

const switchTwoFactorOn = createRoute({
  method: 'put',
  path: '/account/two-factor',
  tags: ['Account'],
  summary: 'Switch two-step sign-in on, with a code of the app that has the key; ends every other session',
  request: jsonBody(z.object({ setUp: z.string().max(200), code: TwoFactorCode })),
  responses: {
    200: jsonReply('On; the recovery codes are told this once', RecoveryCodes),
    ...refusals(
      'invalid-input',
      'session-required',
      'wrong-code',
      'two-factor-on',
      'set-up-expired',
      'too-many-attempts',
    ),
  },
})

const renewCodes = createRoute({
  method: 'post',
  path: '/account/two-factor/recovery-codes',
  tags: ['Account'],
  summary: 'Make new recovery codes; those before stop working',
  request: jsonBody(Proof),
  responses: {
    200: jsonReply('They are told this once', RecoveryCodes),
    ...refusals('invalid-input', 'session-required', 'two-factor-off', ...DISPROVED),
  },
})

const switchTwoFactorOff = createRoute({
  method: 'post',
  path: '/account/two-factor/deletion',
  tags: ['Account'],
  summary: 'Switch two-step sign-in off; ends every other session',
  request: jsonBody(Proof),
  responses: {
    204: { description: 'Off' },
    ...refusals('invalid-input', 'session-required', 'two-factor-off', ...DISPROVED),
  },
})

export const twoFactorRoutes = createRouter()
  .openapi(readTwoFactor, async (c) => {
    const [found] = await twoFactorOf(c.var.db, actorOf(c).id)
    const twoFactor = found ? { ...found, switchedOnAt: found.switchedOnAt.toISOString() } : null
    return c.json({ twoFactor }, 200)
  })
  .openapi(setUpTwoFactor, async (c) => {
    const actor = actorOf(c)
    await demandPassword(c, actor.id, c.req.valid('json').password)
    if ((await twoFactorOf(c.var.db, actor.id)).length > 0) throw new Refusal('two-factor-on')
    return c.json(beginSetUp(c.var.keys, actor, c.var.now), 200)
  })
  .openapi(switchTwoFactorOn, async (c) => {
    const actor = actorOf(c)
    const { setUp, code } = c.req.valid('json')
    await limitAttempts(c, [SET_UP_PER_USER, actor.id])
    const key = keyOfSetUp(c.var.keys, actor.id, setUp, c.var.now)
    if (!key) throw new Refusal('set-up-expired')
    const step = stepOf(key, appCode(code) ?? '', c.var.now)
    if (step === null) throw new Refusal('wrong-code')
    const keptToken = sessionToken(c) ?? undefined
    const recoveryCodes = await switchOn(c.var, actor, { key, step, keptToken }, c.var.now)
    if (recoveryCodes === 'already-on') throw new Refusal('two-factor-on')
    c.var.background.run(c.var.mailQueue.deliver)
    return c.json({ recoveryCodes }, 200)
  })
  .openapi(renewCodes, async (c) => {
    const actor = actorOf(c)
    const { password, code } = c.req.valid('json')
    await demandPassword(c, actor.id, password)
    if ((await twoFactorOf(c.var.db, actor.id)).length === 0) throw new Refusal('two-factor-off')
    await demandCode(c, actor.id, code)
    const recoveryCodes = await renewRecoveryCodes(c.var, actor)
    c.var.background.run(c.var.mailQueue.deliver)
    return c.json({ recoveryCodes }, 200)
  })
  .openapi(switchTwoFactorOff, async (c) => {
    const actor = actorOf(c)
    const { password, code } = c.req.valid('json')
    await demandPassword(c, actor.id, password)
    if ((await twoFactorOf(c.var.db, actor.id)).length === 0) throw new Refusal('two-factor-off')
    await demandCode(c, actor.id, code)
    await switchOff(c.var, actor, sessionToken(c) ?? undefined)
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
