import { and, eq } from 'drizzle-orm'
import { twoFactors } from '#database/schema/two-factors.ts'
import type { Services } from '#server/http/app-env.ts'
import { seal, unseal } from './sealed.ts'

/**
 * Keys that apps have, sealed under the secret before, are sealed under the present one: all of them and at the start, so
 * that the secret before can be left out later whoever has signed in by then. Answers how many there were.
 */
export async function resealKeys({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const present = keys.of('two-factor-key')
  const before = keys.accepted('two-factor-key').filter((key) => key !== present)
  if (before.length === 0) return 0
  return db.system.transaction(async (tx) => {
    const { accountId, sealedKey } = twoFactors
    let resealed = 0
    for (const stored of await tx.select({ accountId, sealedKey }).from(twoFactors)) {
      const key = unseal(stored.sealedKey, before, stored.accountId)
      if (!key) continue
      // Its owner may have switched it off and on again just now, at another process.
      const changed = await tx
        .update(twoFactors)
        .set({ sealedKey: seal(key, present, stored.accountId) })
        .where(and(eq(accountId, stored.accountId), eq(sealedKey, stored.sealedKey)))
        .returning({ accountId })
      resealed += changed.length
    }
    return resealed
  })
}
