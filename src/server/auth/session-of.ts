import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Profile } from '#domain/account/profile.ts'
import type { Database, Orm } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { noteUse } from './note-use.ts'
import { profileColumns } from './profile-columns.ts'
import { SESSION_LIFETIME_SEC, SESSION_REFRESH_SEC } from './session-lifetime.ts'
import { signedValue } from './signed-value.ts'

/**
 * Session and profile in one prepared query, at every request: the library would take two unprepared ones. Nothing is
 * cached, so a revoked session is dead at once.
 */
const prepareSessionQuery = (system: Orm) =>
  system
    .select({
      expiresAt: authSessions.expiresAt,
      profile: profileColumns,
    })
    .from(authSessions)
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.token, sql.placeholder('token')),
        gt(authSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_of_token')

/** Puts the signed-in user, if any, into `c.var.visitor` and keeps a used session alive. */
export function readSession({ system }: Database) {
  const sessionOfToken = prepareSessionQuery(system)
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = await sessionToken(c)
    const now = c.get('now')
    const [session] = token ? await sessionOfToken.execute({ token, now }) : []
    c.set('visitor', session ? (session.profile satisfies Profile) : null)
    c.set('sessionEndsAt', session?.expiresAt ?? null)
    if (token && session && isDueForRefresh(session.expiresAt, now)) {
      await refresh(c, system, token)
      await noteUse(system, session.profile.id, now)
    }
    await next()
  })
}

/** The token of the session cookie, if its signature is ours. */
export async function sessionToken(c: Context<AppEnv>): Promise<string | null> {
  const { authCookies, secret } = await c.get('auth').$context
  const cookie = getCookie(c, authCookies.sessionToken.name)
  return cookie ? signedValue(cookie, secret) : null
}

function isDueForRefresh(expiresAt: Date, now: Date): boolean {
  const leftSec = (expiresAt.getTime() - now.getTime()) / 1000
  return leftSec < SESSION_LIFETIME_SEC - SESSION_REFRESH_SEC
}

async function refresh(c: Context<AppEnv>, system: Orm, token: string) {
  const { authCookies, secret } = await c.var.auth.$context
  const expiresAt = new Date(c.var.now.getTime() + SESSION_LIFETIME_SEC * 1000)
  await system.update(authSessions).set({ expiresAt }).where(eq(authSessions.token, token))
  const { name, attributes } = authCookies.sessionToken
  const { path = '/', secure = false } = attributes
  await setSignedCookie(c, name, token, secret, {
    path,
    secure,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SESSION_LIFETIME_SEC,
  })
}
