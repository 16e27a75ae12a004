import { createRoute, z } from '@hono/zod-openapi'
import { Email, Password, TwoFactorCode } from '#domain/account/account-schemas.ts'
import { Profile } from '#domain/account/profile.ts'
import { resendConfirmation } from '#server/auth/email-confirmation.ts'
import { knownDeviceOf } from '#server/auth/known-device.ts'
import { accountOfAddress } from '#server/auth/sign-in-account.ts'
import { openSession as openSessionOf, signIn, signOut } from '#server/auth/sign-in.ts'
import { tellOfGuesses } from '#server/auth/tell-owner.ts'
import { endSecondStep, secondStepOf } from '#server/auth/two-factor/second-step.ts'
import { demandCode } from '#server/auth/two-factor/spend-code.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { CONFIRMATION_PER_ACCOUNT } from '#server/limits/attempt-limits.ts'
import { countGuess } from '#server/http/count-guess.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'

const Credentials = z.object({ email: Email, password: Password })

/** A page that was opened before there were teams would tell an athlete that they are on none. */
const KnownProfile = Profile.extend({
  managerId: z.uuid().nullable().openapi({ deprecated: true, description: 'The team of an athlete' }),
})

const knownProfile = (profile: Profile): z.infer<typeof KnownProfile> => ({
  ...profile,
  managerId: (profile.role === 'athlete' && profile.teams[0]?.id) || null,
})

const readSession = createRoute({
  method: 'get',
  path: '/session',
  tags: ['Session'],
  summary: 'Who is signed in',
  responses: {
    200: jsonReply('The profile, or null for a visitor', z.object({ profile: KnownProfile.nullable() })),
  },
})

const openSession = createRoute({
  method: 'post',
  path: '/session',
  tags: ['Session'],
  summary: 'Sign in',
  request: jsonBody(Credentials),
  responses: {
    200: jsonReply('Signed in; the session is in an HttpOnly cookie', z.object({ profile: Profile })),
    202: jsonReply(
      'The password is right, and a code is asked for: that is in an HttpOnly cookie too, for ten minutes',
      z.object({ next: z.literal('second-step') }),
    ),
    ...refusals('invalid-input', 'invalid-credentials', 'email-not-confirmed', 'too-many-attempts', 'busy'),
  },
})

const takeSecondStep = createRoute({
  method: 'post',
  path: '/session/second-step',
  tags: ['Session'],
  summary: 'Sign in, after the password, with a code of the authenticator app or a recovery code',
  request: jsonBody(z.object({ code: TwoFactorCode })),
  responses: {
    200: jsonReply('Signed in; the session is in an HttpOnly cookie', z.object({ profile: Profile })),
    ...refusals(
      'invalid-input',
      'wrong-code',
      'wrong-recovery-code',
      'second-step-expired',
      'too-many-attempts',
    ),
  },
})

const endSession = createRoute({
  method: 'delete',
  path: '/session',
  tags: ['Session'],
  summary: 'Sign out',
  responses: { 204: { description: 'Signed out, also if nobody was signed in' } },
})

export const sessionRoutes = createRouter()
  .openapi(readSession, (c) => {
    const visitor = c.get('visitor')
    return c.json({ profile: visitor && knownProfile(visitor) }, 200)
  })
  .openapi(openSession, async (c) => {
    const { email, password } = c.req.valid('json')
    const account = await accountOfAddress(c.var.db, email)
    const device = account ? knownDeviceOf(c, account) : null
    const guess = await countGuess(c, 'password', email, device)
    const profile = await signIn(c, account, password)
    if (profile === 'invalid-credentials') {
      if (account && !device) c.var.background.run(() => tellOfGuesses(c.var, account.profile, 'password'))
      throw new Refusal('invalid-credentials')
    }
    if (profile === 'email-not-confirmed') {
      await limitAttempts(c, [CONFIRMATION_PER_ACCOUNT, email])
      await resendConfirmation(c.var, email)
      c.var.background.run(c.var.mailQueue.deliver)
      throw new Refusal('email-not-confirmed')
    }
    await guess.wasRight()
    if (profile === 'second-step') return c.json({ next: profile }, 202)
    return c.json({ profile }, 200)
  })
  .openapi(takeSecondStep, async (c) => {
    const account = await secondStepOf(c)
    if (!account) throw new Refusal('second-step-expired')
    await demandCode(c, account.profile.id, c.req.valid('json').code)
    const profile = await openSessionOf(c, account)
    if (!profile) throw new Refusal('second-step-expired')
    endSecondStep(c)
    return c.json({ profile }, 200)
  })
  .openapi(endSession, async (c) => {
    await signOut(c)
    return c.body(null, 204)
  })
