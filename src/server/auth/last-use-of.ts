import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { accountUses } from '#database/schema/account-uses.ts'

/** When a user last used the account, and whether they were warned that it would be deleted. */
export function lastUseOf({ system }: Database, userId: string) {
  return system
    .select({ lastUsedAt: accountUses.lastUsedAt, warnedAt: accountUses.warnedAt })
    .from(accountUses)
    .where(eq(accountUses.accountId, userId))
}
