import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { twoFactors } from '#database/schema/two-factors.ts'

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
