import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { generateSignedCookie } from 'hono/cookie'
import { authCookie } from '#server/http/auth-cookies.ts'
import { createAccount } from '#server/auth/create-account.ts'
import type { Database } from '#database/database.ts'
import { consents } from '#database/schema/consents.ts'
import { authSessions } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import type { Duty } from '#domain/team/team.ts'
import { CONSENT_SCOPES, CONSENT_TEXT_VERSION, type ConsentScope } from '#domain/consent/consent.ts'
import { createClient } from '#tests/support/client.ts'
import { type Details, type Someone, teamClient } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Whatever day a test moves the server's clock to. */
const SESSION_ENDS_AT = new Date('2100-01-01')
let passwordHash: string | undefined

/**
 * Someone whose account and session were put into the database: to register and sign in means to hash a password
 * twice, which takes longer than most tests. The password is the usual one all the same.
 */
export async function memberOf(
  { origin, services, db }: TestApp,
  details: Details & { coach?: Someone } = {},
): Promise<Someone> {
  const { fullName = 'Some One', role = 'athlete', timeZone = 'UTC', coach } = details
  const email = details.email ?? `${randomUUID()}@example.org`
  passwordHash ??= await services.hashPassword('a good password')
  const account = { fullName, email, role, timeZone, passwordHash, locale: 'en' as const }
  await db.system.transaction((tx) => createAccount(tx, account, services.clock(), services.log))
  const [profile] = await db.system.select().from(profiles).where(eq(profiles.email, email))
  const { id } = profile!
  if (coach) await putOnTeam(db, coach.team.id, id, { joinedAt: services.clock() })
  const [own] = await db.system.select().from(teamStaff).where(eq(teamStaff.accountId, id))

  const token = randomUUID()
  const span = { createdAt: services.clock(), updatedAt: services.clock(), expiresAt: SESSION_ENDS_AT }
  await db.system.insert(authSessions).values({ userId: id, token, ...span })
  const client = createClient(origin)
  const { name: sessionCookie, attributes } = authCookie(services.config, 'session_token')
  const cookie = await generateSignedCookie(sessionCookie, token, services.keys.of('session'), attributes)
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  client.cookies.set(name, value)
  return { ...client, email, id, team: teamClient(client, own?.teamId ?? coach?.team.id ?? '') }
}

type Place = { duty: Duty; seesHealth?: boolean; fullName?: string }

/** Someone who works for the team of a coach; their own team, which each manager begins with, is not the one they are asked about. */
export async function colleagueOf(app: TestApp, coach: Someone, { duty, seesHealth, ...details }: Place) {
  const colleague = await memberOf(app, { ...details, role: 'manager' })
  await putOnStaff(app.db, coach.team.id, colleague.id, {
    duty,
    ...(seesHealth !== undefined && { seesHealth }),
  })
  return { ...colleague, team: teamClient(colleague, coach.team.id) }
}

/** As if they had accepted an invitation to the staff. */
export async function putOnStaff(
  { system }: TestApp['db'],
  teamId: string,
  accountId: string,
  { duty, seesHealth = duty === 'medical' }: Omit<Place, 'fullName'>,
) {
  await system.insert(teamStaff).values({ teamId, accountId, duty, seesHealth })
}

/** As if they had joined, and shared all there is. */
export async function putOnTeam(
  { system }: Pick<Database, 'system'>,
  teamId: string,
  athleteId: string,
  {
    scopes = CONSENT_SCOPES,
    joinedAt = new Date(),
  }: { scopes?: readonly ConsentScope[] | undefined; joinedAt?: Date } = {},
) {
  await system.insert(teamMembers).values({ teamId, athleteId, joinedAt })
  const given = { athleteId, teamId, textVersion: CONSENT_TEXT_VERSION, givenAt: joinedAt }
  await system.insert(consents).values(scopes.map((scope) => ({ ...given, scope })))
}

/** As if they had left. */
export async function takeOffTeam({ system }: TestApp['db'], athleteId: string) {
  const isCurrent = and(eq(teamMembers.athleteId, athleteId), isNull(teamMembers.leftAt))
  await system.update(teamMembers).set({ leftAt: new Date() }).where(isCurrent)
}
