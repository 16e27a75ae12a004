import { createRoute, z } from '@hono/zod-openapi'
import { Registration } from '#domain/account/account-schemas.ts'
import { demandGoodPassword } from '#server/auth/passwords.ts'
import { confirmEmail } from '#server/auth/email-confirmation.ts'
import { register } from '#server/auth/register.ts'
import { signOut } from '#server/auth/sign-in.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import {
  REGISTER_PER_ACCOUNT,
  REGISTER_PER_ACCOUNT_AND_ADDRESS,
  REGISTER_PER_ADDRESS,
  TOKEN_PER_ADDRESS,
} from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'

const createAccount = createRoute({
  method: 'post',
  path: '/accounts',
  tags: ['Account'],
  summary: 'Register',
  request: jsonBody(Registration),
  responses: {
    201: jsonReply(
      'The account exists; whether its address must be confirmed before the first sign-in',
      z.object({ next: z.enum(['registered', 'confirmation-pending']) }),
    ),
    ...refusals(
      'invalid-input',
      'password-too-short',
      'password-too-common',
      'password-of-own-words',
      'email-taken',
      'too-many-attempts',
      'busy',
      'account-not-created',
      'profile-not-created',
      'profile-not-fetched',
    ),
  },
})

const confirmAddress = createRoute({
  method: 'post',
  path: '/accounts/confirmation',
  tags: ['Account'],
  summary: 'Confirm the e-mail address with the token from the mail',
  request: jsonBody(z.object({ token: z.string().max(2000) })),
  responses: {
    204: { description: 'Confirmed' },
    ...refusals('invalid-input', 'confirmation-link-invalid', 'too-many-attempts'),
  },
})

/** Refusals that also end the session this browser may have, as specified. */
const SIGNING_OUT: RefusalCode[] = ['profile-not-created', 'profile-not-fetched']

export const accountRoutes = createRouter()
  .openapi(createAccount, async (c) => {
    const registration = c.req.valid('json')
    demandGoodPassword(registration.password, registration)
    await limitAttempts(
      c,
      ...perNetwork(REGISTER_PER_ADDRESS, c.var.clientAddress),
      ...perNetwork(REGISTER_PER_ACCOUNT_AND_ADDRESS, c.var.clientAddress, registration.email),
      [REGISTER_PER_ACCOUNT, registration.email],
    )
    const next = await register(c.var, registration, c.var.now).catch(async (error: unknown) => {
      if (error instanceof Refusal && SIGNING_OUT.includes(error.code)) await signOut(c)
      throw error
    })
    if (next === 'email-taken') throw new Refusal('email-taken')
    c.var.background.run(c.var.mailQueue.deliver)
    return c.json({ next }, 201)
  })
  .openapi(confirmAddress, async (c) => {
    await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
    const confirmed = await confirmEmail(c.var, c.req.valid('json').token, c.var.now)
    if (!confirmed) throw new Refusal('confirmation-link-invalid')
    return c.body(null, 204)
  })
