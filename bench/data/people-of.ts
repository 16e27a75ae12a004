import { asc, count, eq } from 'drizzle-orm'
import { generateSignedCookie } from 'hono/cookie'
import type { Role } from '#domain/account/role.ts'
import type { Orm } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { createKeys } from '#server/process/keys.ts'
import type { Person } from '../scenario.ts'

/** Known to the bench's servers alone. */
export const AUTH_SECRET = 'known to the servers of the bench alone'
const SESSION_KEY = createKeys({ authSecret: AUTH_SECRET, authSecretPrevious: undefined }).of('session')
const SESSION_COOKIE = 'plimsoll.session_token'

/** More than most benches get round to asking. */
const MOST_PEOPLE = 2500

export async function peopleOf(system: Orm, most = MOST_PEOPLE): Promise<Record<Role, Person[]>> {
  const { teamId: team, athleteId } = teamMembers
  const sizes = await system.select({ team, athletes: count() }).from(teamMembers).groupBy(team)
  const metrics = await system.select().from(customMetrics).orderBy(asc(customMetrics.title))
  const metricsOf = Map.groupBy(metrics, ({ teamId }) => teamId)
  const teams = new Map(
    sizes.map(({ team: id, athletes }) => [
      id,
      { teamSize: athletes, metricIds: metricsOf.get(id)!.map((metric) => metric.id) },
    ]),
  )
  const { userId: id, token } = authSessions
  const athletes = await system
    .select({ id, token, team })
    .from(authSessions)
    .innerJoin(teamMembers, eq(athleteId, id))
    .orderBy(asc(id))
    .limit(most)
  const managers = await system
    .select({ id, token, team: teamStaff.teamId })
    .from(authSessions)
    .innerJoin(teamStaff, eq(teamStaff.accountId, id))
    .orderBy(asc(id))
    .limit(most)
  const withCookies = (people: typeof athletes): Promise<Person[]> =>
    Promise.all(
      people.map(async (person) => ({
        ...person,
        ...teams.get(person.team)!,
        cookie: await cookieOf(person.token),
      })),
    )
  return { athlete: await withCookies(athletes), manager: await withCookies(managers) }
}

async function cookieOf(token: string): Promise<string> {
  const header = await generateSignedCookie(SESSION_COOKIE, token, SESSION_KEY)
  return header.slice(0, header.indexOf(';'))
}
