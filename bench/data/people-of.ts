import { asc, eq } from 'drizzle-orm'
import { generateSignedCookie } from 'hono/cookie'
import type { Role } from '#domain/account/role.ts'
import type { Orm } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Person } from '../scenario.ts'

/** Known to the bench's servers alone. */
export const AUTH_SECRET = 'known to the servers of the bench alone'
const SESSION_COOKIE = 'plimsoll.session_token'
/** Enough that no two requests in a row ask for the same rows. */
const MAX_PEOPLE = 200

export async function peopleOf(system: Orm, role: Role): Promise<Person[]> {
  const { id } = profiles
  const { token } = authSessions
  const found = await system
    .select({ id, token })
    .from(authSessions)
    .innerJoin(profiles, eq(id, authSessions.userId))
    .where(eq(profiles.role, role))
    .orderBy(asc(id))
    .limit(MAX_PEOPLE)
  return Promise.all(found.map(async (person) => ({ ...person, cookie: await cookieOf(person.token) })))
}

async function cookieOf(token: string): Promise<string> {
  const header = await generateSignedCookie(SESSION_COOKIE, token, AUTH_SECRET)
  return header.slice(0, header.indexOf(';'))
}
