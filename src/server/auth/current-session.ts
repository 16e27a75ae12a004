import { and, eq, lte, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Database, Orm } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { statement } from '#database/statement.ts'
import type { OwnTeam, Profile } from '#domain/account/profile.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { noteUse } from './account-use.ts'
import { authCookie } from '#server/http/auth-cookies.ts'
import {
  SESSION_LIFETIME_SEC,
  SESSION_LONGEST_SEC,
  SESSION_REFRESH_SEC,
  SESSION_USE_SEC,
} from './session-lifetime.ts'
import { sign, signedValue } from './signed-value.ts'

/** Written out: Drizzle would leave the table's name away, and `id` would be the team's. */
const ownTeams = sql<OwnTeam[]>`coalesce(case ${profiles.role} when 'manager' then
    (select json_agg(json_build_object('id', t.id, 'name', t.name, 'duty', s.duty, 'seesHealth', s.sees_health,
          'archivedAt', to_char(t.archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'twoStepMissing', t.demands_two_step and not exists (select from two_factors f where f.account_id = profiles.id)
        ) order by t.archived_at is not null, s.since, t.id)
      from team_staff s join teams t on t.id = s.team_id where s.account_id = profiles.id)
    else (select json_agg(json_build_object('id', t.id, 'name', t.name, 'duty', 'athlete', 'seesHealth', false,
          'archivedAt', null, 'twoStepMissing', false))
      from team_members m join teams t on t.id = m.team_id where m.athlete_id = profiles.id and m.left_at is null)
    end, '[]'
  )`

/** What a user may know of their own profile. */
export const profileColumns = {
  id: profiles.id,
  fullName: profiles.fullName,
  email: profiles.email,
  role: profiles.role,
  avatarUrl: profiles.avatarUrl,
  locale: profiles.locale,
  teams: ownTeams.as('teams'),
}

type SessionRow = Profile & { sessionId: string; createdAt: Date; expiresAt: Date; lastUsedAt: Date }

/** Session and profile at once, at every request. Nothing is cached, so a revoked session is dead at once. */
const sessionOfToken = statement<SessionRow, { token: string; now: Date }>(
  'session_of_token',
  sql`select ${profiles.id}, full_name as "fullName", email, role, avatar_url as "avatarUrl", locale,
      ${ownTeams} as teams,
      ${authSessions.id} as "sessionId", expires_at as "expiresAt", ${authSessions.createdAt} as "createdAt",
      ${authSessions.updatedAt} as "lastUsedAt"
    from ${authSessions} join ${profiles} on ${profiles.id} = ${authSessions.userId}
    where ${authSessions.token} = ${sql.placeholder('token')} and ${authSessions.expiresAt} > ${sql.placeholder('now')}`,
)

function sessionFrom([row]: SessionRow[]) {
  if (!row) return undefined
  const { sessionId, createdAt, expiresAt, lastUsedAt, ...profile } = row
  return { id: sessionId, createdAt, expiresAt, lastUsedAt, profile: profile satisfies Profile }
}

/** Puts the signed-in user, if any, into `c.var.visitor` and keeps a used session alive. */
export function readSession({ system }: Database) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { token = null, isSignedAnew } = signedToken(c) ?? {}
    const now = c.get('now')
    const sessionAt = async (when: Date) =>
      token ? sessionFrom(await system.run(sessionOfToken({ token, now: when }))) : undefined
    const session = await sessionAt(now)
    c.set('visitor', session?.profile ?? null)
    c.set('sessionId', session?.id ?? null)
    c.set('sessionOpenedAt', session?.createdAt ?? null)
    c.set('sessionEndsAt', session?.expiresAt ?? null)
    c.set('readVisitor', async () => (await sessionAt(c.get('clock')()))?.profile ?? null)
    if (token && session && (!isSignedAnew || isDueForRefresh(session, now))) {
      await refresh(c, system, token, refreshedEnd(session, now))
      await noteUse(system, session.profile.id, now)
    }
    const notedBefore = new Date(now.getTime() - SESSION_USE_SEC * 1000)
    if (token && session && session.lastUsedAt <= notedBefore) {
      // Of requests that come together only the first one notes it.
      const isDue = lte(authSessions.updatedAt, notedBefore)
      await system
        .update(authSessions)
        .set({ updatedAt: now })
        .where(and(eq(authSessions.token, token), isDue))
    }
    await next()
  })
}

/** The token of the session cookie, if its signature is ours. */
export const sessionToken = (c: Context<AppEnv>) => signedToken(c)?.token ?? null

/** Also says whether the signature is the one we would make today. Nearly all are, and are compared with no other. */
function signedToken(c: Context<AppEnv>): { token: string; isSignedAnew: boolean } | null {
  const cookie = getCookie(c, authCookie(c.get('config'), 'session_token').name)
  if (!cookie) return null
  const keys = c.get('keys')
  const [present, ...former] = [...keys.accepted('session'), ...keys.beforePurposes]
  const signedAnew = signedValue(cookie, [present!])
  if (signedAnew !== null) return { token: signedAnew, isSignedAnew: true }
  const token = signedValue(cookie, former)
  return token === null ? null : { token, isSignedAnew: false }
}

type Span = { createdAt: Date; expiresAt: Date }

function isDueForRefresh(session: Span, now: Date): boolean {
  const gainedSec = (refreshedEnd(session, now).getTime() - session.expiresAt.getTime()) / 1000
  return gainedSec > SESSION_REFRESH_SEC
}

function refreshedEnd({ createdAt }: Span, now: Date): Date {
  const longest = createdAt.getTime() + SESSION_LONGEST_SEC * 1000
  return new Date(Math.min(now.getTime() + SESSION_LIFETIME_SEC * 1000, longest))
}

async function refresh(c: Context<AppEnv>, system: Orm, token: string, expiresAt: Date) {
  await system.update(authSessions).set({ expiresAt }).where(eq(authSessions.token, token))
  setSessionCookie(c, token, Math.floor((expiresAt.getTime() - c.var.now.getTime()) / 1000))
}

export function setSessionCookie(c: Context<AppEnv>, token: string, maxAge: number) {
  const { name, attributes } = authCookie(c.var.config, 'session_token')
  setCookie(c, name, sign(token, c.var.keys.of('session')), { ...attributes, maxAge })
}

export function takeSessionCookieBack(c: Context<AppEnv>) {
  const { name, attributes } = authCookie(c.var.config, 'session_token')
  deleteCookie(c, name, attributes)
}
