import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import { deviceName } from '#domain/account/device-name.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { PushDevice } from '#domain/push/push.ts'
import { speechIn } from '#server/language/speech-in.ts'

type Reader = { id: string; sessionId: string | null; locale: Locale }

/** The newest first. */
export async function devicesOf(tx: ActorTx, { id, sessionId, locale }: Reader): Promise<PushDevice[]> {
  const rows = await tx
    .select({
      id: pushSubscriptions.id,
      sessionId: pushSubscriptions.sessionId,
      endpoint: pushSubscriptions.endpoint,
      userAgent: pushSubscriptions.userAgent,
      addedAt: pushSubscriptions.addedAt,
      lastSeenAt: pushSubscriptions.lastSeenAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, id))
    .orderBy(desc(pushSubscriptions.addedAt), desc(pushSubscriptions.id))
  return rows.map((row) => ({
    id: row.id,
    label: speechIn(locale).t(deviceName(row.userAgent)),
    addedAt: row.addedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.sessionId === sessionId,
    endpointId: createHash('sha256').update(row.endpoint).digest('hex'),
  }))
}

/** False if the user has no such device. */
export async function endDevice(tx: ActorTx, accountId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.accountId, accountId)))
    .returning({ id: pushSubscriptions.id })
  return ended.length > 0
}
