import { asc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'

/** Where a user is signed in: what their browsers call themselves. */
export function signInsOf({ system }: Database, userId: string) {
  return system
    .select({
      device: authSessions.userAgent,
      signedInAt: authSessions.createdAt,
      endsAt: authSessions.expiresAt,
    })
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(asc(authSessions.createdAt))
}
