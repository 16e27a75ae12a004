import { asc, count, eq } from 'drizzle-orm'
import { generateSignedCookie } from 'hono/cookie'
import type { Role } from '#domain/account/role.ts'
import type { Orm } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { profiles } from '#database/schema/profiles.ts'
import { createKeys } from '#server/process/keys.ts'
import type { Person } from '../scenario.ts'

/** Known to the bench's servers alone. */
export const AUTH_SECRET = 'known to the servers of the bench alone'
const SESSION_KEY = createKeys({ authSecret: AUTH_SECRET, authSecretPrevious: undefined }).of('session')
const SESSION_COOKIE = 'plimsoll.session_token'

/** More than a bench gets round to asking. */
const MOST_PEOPLE = 2500

export async function peopleOf(system: Orm): Promise<Record<Role, Person[]>> {
  return { athlete: await peopleIn(system, 'athlete'), manager: await peopleIn(system, 'manager') }
}

async function peopleIn(system: Orm, role: Role): Promise<Person[]> {
  const { id, managerId } = profiles
  const { token } = authSessions
  const found = await system
    .select({ id, token, managerId })
    .from(authSessions)
    .innerJoin(profiles, eq(id, authSessions.userId))
    .where(eq(profiles.role, role))
    .orderBy(asc(id))
    .limit(MOST_PEOPLE)
  const metrics = await system.select().from(customMetrics).orderBy(asc(customMetrics.title))
  const byTeam = Map.groupBy(metrics, (metric) => metric.managerId)
  const sizes = await system
    .select({ team: profiles.managerId, athletes: count() })
    .from(profiles)
    .groupBy(profiles.managerId)
  const sizeOf = new Map(sizes.map(({ team, athletes }) => [team, athletes]))
  return Promise.all(
    found.map(async (person) => {
      const team = person.managerId ?? person.id
      const metricIds = byTeam.get(team)?.map((metric) => metric.id) ?? []
      return {
        ...person,
        team,
        teamSize: sizeOf.get(team) ?? 0,
        metricIds,
        cookie: await cookieOf(person.token),
      }
    }),
  )
}

async function cookieOf(token: string): Promise<string> {
  const header = await generateSignedCookie(SESSION_COOKIE, token, SESSION_KEY)
  return header.slice(0, header.indexOf(';'))
}
