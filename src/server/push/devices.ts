import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database, Tx } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import type { PushSubscription } from '#domain/push/push.ts'

/** More than anybody carries; the one that was not seen for longest makes room. */
const MAX_PUSH_DEVICES = 10

type Owner = { accountId: string; sessionId: string; userAgent: string }

/**
 * Adds the browser of a session, or notes that it is still there. One that another account used before moves over, together
 * with nothing of what was meant for that account; who does not have its keys is not that browser.
 */
export function keepDevice(
  { system }: Database,
  owner: Owner,
  { endpoint, keys }: PushSubscription,
  now: Date,
): Promise<'kept' | 'taken' | 'signed-out'> {
  return system.transaction(async (tx) => {
    const [session] = await tx
      .select({ id: authSessions.id })
      .from(authSessions)
      .where(eq(authSessions.id, owner.sessionId))
      .for('update')
    if (!session) return 'signed-out'
    const [known] = await tx
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint))
      .for('update')
    if (known && known.accountId !== owner.accountId) {
      if (known.p256dh !== keys.p256dh || known.auth !== keys.auth) return 'taken'
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, known.id))
    }
    // A browser has one endpoint at a time: the one before is no longer read.
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, owner.sessionId), ne(pushSubscriptions.endpoint, endpoint)))
    const values = { ...owner, ...keys, lastSeenAt: now }
    const kept = await tx
      .insert(pushSubscriptions)
      .values({ ...values, endpoint, addedAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: values,
        // Another account may have been faster since.
        setWhere: eq(pushSubscriptions.accountId, owner.accountId),
      })
      .returning({ id: pushSubscriptions.id })
    if (kept.length === 0) return 'taken'
    await endOldest(tx, owner.accountId)
    return 'kept'
  })
}

async function endOldest(tx: Tx, accountId: string) {
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.lastSeenAt), desc(pushSubscriptions.addedAt))
    .offset(MAX_PUSH_DEVICES)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest))
}
