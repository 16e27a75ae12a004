import { and, eq, lt, sql } from 'drizzle-orm'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import type { Services } from '#server/http/app-env.ts'
import { recoveryCodeUsedMail } from '#server/mail/two-factor-mails.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

/** Whether the code is right; it counts once, also for two who send it at the same moment. */
export async function spendAppCode(
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
export function spendRecoveryCode(
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
