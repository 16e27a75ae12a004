import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database, Orm, Tx } from '#database/database.ts'
import { authAccounts, authSessions } from '#database/schema/auth.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { announce, userChannel } from '#server/live/announce.ts'
import { sessionToken } from './current-session.ts'
import { SESSION_LIFETIME_SEC } from './session-lifetime.ts'

/** More than anybody has devices. */
const MAX_SESSIONS = 50
const TOKEN_BYTES = 32

/** Begins a session and answers its token. */
export async function addSession(system: Orm, userId: string, userAgent: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_SEC * 1000)
  await system
    .insert(authSessions)
    .values({ token, userId, userAgent, expiresAt, createdAt: now, updatedAt: now })
  return token
}

/**
 * Ends every session of a user except the one to keep, and, once that is committed, every stream of these sessions. A
 * sign-in to the same account waits for the commit.
 */
export async function endSessions(tx: Tx, userId: string, keptToken?: string) {
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
export async function endSession(tx: Tx, token: string) {
  const ended = await tx
    .delete(authSessions)
    .where(eq(authSessions.token, token))
    .returning({ userId: authSessions.userId })
  for (const { userId } of ended) await announce(tx, userChannel(userId), 'session')
}

/** The same for one session of a user by its id; false if there is none. */
async function endSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id })
  if (ended.length > 0) await announce(tx, userChannel(userId), 'session')
  return ended.length > 0
}

/** The same for the oldest of a user beyond as many as are allowed. */
export async function endOldestSessions(tx: Tx, userId: string) {
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
}

/** Ends every session of a user but that of the request, at once. */
export async function signOutElsewhere(c: Context<AppEnv>, userId: string) {
  const keptToken = sessionToken(c) ?? undefined
  await c.var.db.system.transaction((tx) => endSessions(tx, userId, keptToken))
}

/** Ends one session of a user at once; false if there is none of that id. */
export function signOutThere(c: Context<AppEnv>, userId: string, id: string): Promise<boolean> {
  return c.var.db.system.transaction((tx) => endSessionOf(tx, userId, id))
}

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
