import { eq, like, or } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { authVerifications } from '#database/schema/auth.ts'

/**
 * Every link that was mailed for this account stops working: to reset its password, and to change its address. Those that
 * put a former address back go on (email-undo.ts).
 */
export async function forgetLinks(tx: Orm, userId: string) {
  const { value } = authVerifications
  await tx.delete(authVerifications).where(or(eq(value, userId), like(value, `${userId} %`)))
}
