import type { Context } from 'hono'
import { isAccountGone } from '#server/auth/is-account-gone.ts'
import { isPasswordOf } from '#server/auth/is-password-of.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PASSWORD_PER_USER, PASSWORD_PER_USER_A_DAY } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/limits/limit-attempts.ts'
import type { Attempt } from '#server/limits/rate-limit.ts'

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
