import type { Orm } from '#database/database.ts'
import { accountUses } from '#database/schema/account-uses.ts'

/** An account in use is kept; whoever was warned that it would not be has come back. */
export async function noteUse(system: Orm, accountId: string, now: Date) {
  await system
    .insert(accountUses)
    .values({ accountId, lastUsedAt: now })
    .onConflictDoUpdate({ target: accountUses.accountId, set: { lastUsedAt: now, warnedAt: null } })
}
