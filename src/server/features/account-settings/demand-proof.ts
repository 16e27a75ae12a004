import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Password, TwoFactorCode } from '#domain/account/account-schemas.ts'
import { isAccountGone } from '#server/auth/delete-account.ts'
import { isPasswordOf } from '#server/auth/passwords.ts'
import { demandCode } from '#server/auth/two-factor/spend-code.ts'
import { twoFactorOf } from '#server/auth/two-factor/switch-two-factor.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PASSWORD_PER_USER, PASSWORD_PER_USER_A_DAY } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import type { Attempt } from '#server/limits/rate-limit.ts'

export const Proof = z.object({
  password: Password,
  code: TwoFactorCode.optional().openapi({ description: 'Needed while two-step sign-in is on' }),
})

export const DISPROVED = [
  'wrong-password',
  'code-required',
  'wrong-code',
  'wrong-recovery-code',
  'too-many-attempts',
] as const

/** What takes the account away from its owner asks for all that signing in asks for. */
export async function demandProof(
  c: Context<AppEnv>,
  userId: string,
  { password, code }: z.infer<typeof Proof>,
) {
  await demandPassword(c, userId, password)
  const isTwoStep = (await twoFactorOf(c.var.db, userId)).length > 0
  if (!isTwoStep) return
  if (!code) throw new Refusal('code-required')
  await demandCode(c, userId, code)
}

/** A session left open on a shared device must not be enough for what is asked here, nor a way to try passwords. */
export async function demandPassword(c: Context<AppEnv>, userId: string, password: string) {
  const attempts: Attempt[] = [
    [PASSWORD_PER_USER, userId],
    [PASSWORD_PER_USER_A_DAY, userId],
  ]
  await limitAttempts(c, ...attempts)
  if (!(await isPasswordOf(c.var, userId, password)))
    throw new Refusal((await isAccountGone(c.var.db, userId)) ? 'session-required' : 'wrong-password')
  await c.var.rateLimit.forgive(attempts)
}
