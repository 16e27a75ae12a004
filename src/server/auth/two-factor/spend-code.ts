import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { appCode } from '#domain/account/app-code.ts'
import type { AppEnv, Services } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { TOKEN_PER_ADDRESS } from '#server/limits/attempt-limits.ts'
import { countGuess } from '#server/http/count-guess.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'
import { recoveryCodeUsedMail } from '#server/mail/two-factor-mails.ts'
import { knownDeviceOf } from '../known-device.ts'
import { signInAccount } from '../sign-in-account.ts'
import { tellOfGuesses } from '../tell-owner.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

/** Whether the code is right; it counts once, also for two who send it at the same moment. */
async function spendAppCode(
  { db, keys }: Services,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const mine = eq(twoFactors.accountId, accountId)
  const [stored] = await db.system.select({ sealedKey: twoFactors.sealedKey }).from(twoFactors).where(mine)
  const key = stored && unseal(stored.sealedKey, keys.accepted('two-factor-key'), accountId)
  const step = key ? stepOf(key, code, now) : null
  if (step === null) return false
  const used = await db.system
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(mine, lt(twoFactors.lastStep, step)))
    .returning({ accountId: twoFactors.accountId })
  return used.length > 0
}

/** The same for a recovery code, of which its owner is told. */
function spendRecoveryCode(
  { db, mailQueue, config }: Services,
  accountId: string,
  code: string,
): Promise<boolean> {
  const hash = recoveryHash(code)
  return db.system.transaction(async (tx) => {
    const [used] = await tx
      .update(twoFactors)
      .set({ recoveryHashes: sql`array_remove(${twoFactors.recoveryHashes}, ${hash})` })
      .where(and(eq(twoFactors.accountId, accountId), sql`${hash} = any(${twoFactors.recoveryHashes})`))
      .returning({ left: twoFactors.recoveryHashes })
    if (!used) return false
    const [owner] = await tx.select().from(profiles).where(eq(profiles.id, accountId))
    const resetPage = `${config.publicOrigin}/reset-password`
    if (owner) await mailQueue.add(recoveryCodeUsedMail(owner, used.left.length, resetPage), tx)
    return true
  })
}

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
  const device = account ? knownDeviceOf(c, account) : null
  const guess = await countGuess(c, 'code', accountId, device)
  if (!(await spendAppCode(c.var, accountId, code, c.var.now))) {
    if (account && !device) c.var.background.run(() => tellOfGuesses(c.var, account.profile, 'code'))
    throw new Refusal('wrong-code')
  }
  await guess.wasRight()
}
