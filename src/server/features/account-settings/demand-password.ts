import type { Context } from 'hono'
import { isAccountGone } from '#server/auth/is-account-gone.ts'
import { isPasswordOf } from '#server/auth/is-password-of.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PASSWORD_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/limits/limit-attempts.ts'

/** A session left open on a shared device must not be enough for what is asked here, nor a way to try passwords. */
export async function demandPassword(c: Context<AppEnv>, userId: string, password: string) {
  await limitAttempts(c, [PASSWORD_PER_USER, userId])
  if (!(await isPasswordOf(c.var, userId, password)))
    throw new Refusal((await isAccountGone(c.var.db, userId)) ? 'session-required' : 'wrong-password')
  await c.var.rateLimit.forgive(PASSWORD_PER_USER, userId)
}
