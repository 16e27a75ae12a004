import { and, eq, ne } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { authAccounts, authSessions } from '#database/schema/auth.ts'
import { announce, userChannel } from '#server/live/announce.ts'

/**
 * Ends every session of a user, but for the one to keep, and, once that is committed and the server wakes, every stream
 * that hangs on one. Until then nobody who is signing in gets any further.
 */
export async function endSessions(tx: Orm, userId: string, keptToken?: string) {
  await tx
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId))
    .for('update')
  await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), keptToken ? ne(authSessions.token, keptToken) : undefined))
  await announce(tx, userChannel(userId), 'session')
}

/** The same for one session. */
export async function endSession(tx: Orm, token: string) {
  const ended = await tx
    .delete(authSessions)
    .where(eq(authSessions.token, token))
    .returning({ userId: authSessions.userId })
  for (const { userId } of ended) await announce(tx, userChannel(userId), 'session')
}
