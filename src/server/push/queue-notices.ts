import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { pushNotices } from '#database/schema/push-notices.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import type { PushMessage } from '#domain/push/push-message.ts'

/** What a notice is about. */
type Cause = { reminderId: string } | { digestId: string }
type Notice = Cause & { message: PushMessage; expiresAt: Date }

/** Stores a message for each device on which the account is signed in, in the transaction that causes it. */
export async function queueNotices(
  tx: Tx,
  accountId: string,
  { message, expiresAt, ...cause }: Notice,
  now: Date,
) {
  const devices = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.accountId, accountId), gt(authSessions.expiresAt, now)))
  if (devices.length === 0) return
  const { tag } = message.notification
  const notice = { ...cause, message: JSON.stringify(message), tag, expiresAt, nextAttemptAt: now }
  await tx.insert(pushNotices).values(devices.map(({ id }) => ({ ...notice, subscriptionId: id })))
}
