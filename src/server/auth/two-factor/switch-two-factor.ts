import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { Services } from '#server/http/app-env.ts'
import { recoveryCodesRenewedMail, twoFactorOffMail, twoFactorOnMail } from '#server/mail/two-factor-mails.ts'
import { endSessions } from '../auth-sessions.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { seal } from './sealed.ts'

type Owner = Pick<Profile, 'id' | 'email' | 'fullName' | 'locale'>
type Started = { key: Buffer; step: number; keptToken: string | undefined }

/** From now on a code is asked for; every other session, begun without one, ends. Answers the recovery codes. */
export async function switchOn(
  { db, mailQueue, config, keys }: Services,
  owner: Owner,
  { key, step, keptToken }: Started,
  now: Date,
): Promise<string[] | 'already-on'> {
  const { codes, hashes } = newRecoveryCodes()
  const switchedOn = await db.system.transaction(async (tx) => {
    const added = await tx
      .insert(twoFactors)
      .values({
        accountId: owner.id,
        sealedKey: seal(key, keys.of('two-factor-key'), owner.id),
        switchedOnAt: now,
        lastStep: step,
        recoveryHashes: hashes,
      })
      .onConflictDoNothing()
      .returning({ accountId: twoFactors.accountId })
    if (added.length === 0) return false
    await endSessions(tx, owner.id, keptToken)
    await mailQueue.add(twoFactorOnMail(owner, `${config.publicOrigin}/reset-password`), tx)
    return true
  })
  if (!switchedOn) return 'already-on'
  return codes
}

/** False if it was off already. */
export async function switchOff(
  { db, mailQueue, config }: Services,
  owner: Owner,
  keptToken?: string,
): Promise<boolean> {
  return db.system.transaction(async (tx) => {
    const removed = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.accountId, owner.id))
      .returning({ accountId: twoFactors.accountId })
    if (removed.length === 0) return false
    await endSessions(tx, owner.id, keptToken)
    await mailQueue.add(twoFactorOffMail(owner, `${config.publicOrigin}/reset-password`), tx)
    return true
  })
}

/** Ten new ones; those before stop working. */
export async function renewRecoveryCodes(
  { db, mailQueue, config }: Services,
  owner: Owner,
): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes()
  await db.system.transaction(async (tx) => {
    await tx.update(twoFactors).set({ recoveryHashes: hashes }).where(eq(twoFactors.accountId, owner.id))
    const mail = recoveryCodesRenewedMail(owner, `${config.publicOrigin}/reset-password`)
    await mailQueue.add({ ...mail, accountId: owner.id }, tx)
  })
  return codes
}

/** By the operator, who has made sure who asks. False if it is not on for this address. */
export async function switchOffFor(services: Services, email: string): Promise<boolean> {
  const [owner] = await services.db.system
    .select()
    .from(profiles)
    .where(eq(profiles.email, email.trim().toLowerCase()))
  return owner ? switchOff(services, owner) : false
}

/** Since when two-step sign-in is on, and how many recovery codes are left; nothing while it is off. */
export function twoFactorOf({ system }: Database, accountId: string) {
  return system
    .select({
      switchedOnAt: twoFactors.switchedOnAt,
      recoveryCodesLeft: sql<number>`cardinality(${twoFactors.recoveryHashes})`,
    })
    .from(twoFactors)
    .where(eq(twoFactors.accountId, accountId))
}
