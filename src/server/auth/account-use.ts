import { eq } from 'drizzle-orm'
import type { Database, Orm } from '#database/database.ts'
import { accountUses } from '#database/schema/account-uses.ts'

/** An account in use is kept. A warning that it would be deleted is void, since the owner has come back. */
export async function noteUse(system: Orm, accountId: string, now: Date) {
  await system
    .insert(accountUses)
    .values({ accountId, lastUsedAt: now })
    .onConflictDoUpdate({ target: accountUses.accountId, set: { lastUsedAt: now, warnedAt: null } })
}

/** When a user last used the account, and whether they were warned that it would be deleted. */
export function lastUseOf({ system }: Database, userId: string) {
  return system
    .select({ lastUsedAt: accountUses.lastUsedAt, warnedAt: accountUses.warnedAt })
    .from(accountUses)
    .where(eq(accountUses.accountId, userId))
}
