import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { authAccounts, authSessions } from '#database/schema/auth.ts'
import { announce, userChannel } from '#server/live/announce.ts'

/** More than anybody has devices. */
const MAX_SESSIONS = 50

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

/** The same for one session of a user by its id; false if there is none. */
export async function endSessionOf(tx: Orm, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id })
  if (ended.length > 0) await announce(tx, userChannel(userId), 'session')
  return ended.length > 0
}

/** The same for the oldest of a user beyond as many as are allowed; whether there were any. */
export async function endOldestSessions(tx: Orm, userId: string): Promise<boolean> {
  const oldest = tx
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(authSessions.createdAt))
    .offset(MAX_SESSIONS)
  const ended = await tx
    .delete(authSessions)
    .where(inArray(authSessions.id, oldest))
    .returning({ id: authSessions.id })
  if (ended.length > 0) await announce(tx, userChannel(userId), 'session')
  return ended.length > 0
}
