import type { Context } from 'hono'
import { appCode } from '#domain/account/app-code.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  CODE_PER_ACCOUNT,
  CODE_PER_ACCOUNT_AND_ADDRESS,
  TOKEN_PER_ADDRESS,
} from '#server/limits/attempt-limits.ts'
import { limitAttempts, networkOf } from '#server/limits/limit-attempts.ts'
import { spendAppCode, spendRecoveryCode } from './spend-code.ts'

/** Takes the six digits of the app or a recovery code, and uses it up; only the former are few enough to be guessed. */
export async function demandCode(c: Context<AppEnv>, accountId: string, typed: string) {
  const code = appCode(typed)
  const network = networkOf(c.var.clientAddress)
  if (!code) {
    await limitAttempts(c, [TOKEN_PER_ADDRESS, network])
    if (!(await spendRecoveryCode(c.var, accountId, typed))) throw new Refusal('wrong-recovery-code')
    c.var.background.run(c.var.mailQueue.deliver)
    return
  }
  const pair = `${accountId} ${network}`
  await limitAttempts(c, [CODE_PER_ACCOUNT, accountId], [CODE_PER_ACCOUNT_AND_ADDRESS, pair])
  if (!(await spendAppCode(c.var, accountId, code, c.var.now))) throw new Refusal('wrong-code')
  await c.var.rateLimit.forgive(CODE_PER_ACCOUNT, accountId)
  await c.var.rateLimit.forgive(CODE_PER_ACCOUNT_AND_ADDRESS, pair)
}
