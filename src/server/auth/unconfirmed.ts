import { and, eq, lt, notExists, type SQL } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { accountUses } from '#database/schema/account-uses.ts'
import { profiles } from '#database/schema/profiles.ts'

/** True of a registration whose owner never came: the address is not confirmed, and the account was never used. */
export function isUnconfirmed(system: Orm): SQL | undefined {
  const uses = system.select().from(accountUses).where(eq(accountUses.accountId, profiles.id))
  return and(eq(profiles.emailVerified, false), notExists(uses))
}

/**
 * Makes room for the person who registers the address now, so that no stranger can occupy it. Only with SMTP: without
 * it no address is ever confirmed. A link mailed for the former registration is void: it names that account.
 */
export async function removeUnconfirmed(tx: Orm, email: string) {
  await tx.delete(profiles).where(and(eq(profiles.email, email), isUnconfirmed(tx)))
}

export async function removeUnconfirmedBefore(system: Orm, day: Date) {
  await system.delete(profiles).where(and(lt(profiles.createdAt, day), isUnconfirmed(system)))
}
