import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'

/** A user's open sessions: that of the token, then the others, the newest first. No token leaves the database. */
export function sessionsOf({ system }: Database, userId: string, token: string | null, now: Date) {
  const isThis = sql<boolean>`${authSessions.token} = ${token ?? ''}`
  return system
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      signedInAt: authSessions.createdAt,
      lastUsedAt: authSessions.updatedAt,
      isThis,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(isThis), desc(authSessions.createdAt))
}
