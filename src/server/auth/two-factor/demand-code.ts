import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { appCode } from '#domain/account/app-code.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { TOKEN_PER_ADDRESS } from '#server/limits/attempt-limits.ts'
import { countGuess } from '#server/limits/count-guess.ts'
import { limitAttempts } from '#server/limits/limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'
import { knownDeviceOf } from '../known-device.ts'
import { signInAccount } from '../sign-in-account.ts'
import { tellOfGuesses } from '../tell-owner.ts'
import { spendAppCode, spendRecoveryCode } from './spend-code.ts'

/** Takes the six digits of the app or a recovery code, and uses it up; only the former are few enough to be guessed. */
export async function demandCode(c: Context<AppEnv>, accountId: string, typed: string) {
  const code = appCode(typed)
  if (!code) {
    await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
    if (!(await spendRecoveryCode(c.var, accountId, typed))) throw new Refusal('wrong-recovery-code')
    c.var.background.run(c.var.mailQueue.deliver)
    return
  }
  const account = await signInAccount(c.var.db.system, eq(profiles.id, accountId))
  const device = account ? await knownDeviceOf(c, account) : null
  const guess = await countGuess(c, 'code', accountId, device)
  if (!(await spendAppCode(c.var, accountId, code, c.var.now))) {
    if (account && !device) c.var.background.run(() => tellOfGuesses(c.var, account.profile, 'code'))
    throw new Refusal('wrong-code')
  }
  await guess.wasRight()
}
