import { createRoute, z } from '@hono/zod-openapi'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { consents } from '#database/schema/consents.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teams } from '#database/schema/teams.ts'
import { localDayIn } from '#domain/calendar/local-day.ts'
import {
  CONSENT_SCOPES,
  CONSENT_TEXT_VERSION,
  OPTIONAL_SCOPES,
  type OptionalScope,
} from '#domain/consent/consent.ts'
import { athleteActorOf, memberActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, staffChannel, userChannel } from '#server/live/announce.ts'

const Consents = z.object({
  aiProvider: z.string().nullable().openapi({ description: 'Null if insights are computed here' }),
  given: z
    .array(z.object({ scope: z.enum(CONSENT_SCOPES), since: z.iso.datetime() }))
    .openapi({ description: 'What the athlete agrees to now; nothing without a team' }),
})

const readConsents = createRoute({
  method: 'get',
  path: '/consents',
  tags: ['Team'],
  summary: 'What the signed-in athlete shares with their team, and since when',
  responses: { 200: jsonReply('Now', Consents), ...refusals('session-required', 'wrong-role') },
})

const changeConsent = createRoute({
  method: 'put',
  path: '/consents/{scope}',
  tags: ['Team'],
  summary: 'Agree to something, or withdraw it; what the staff see follows at once',
  request: {
    params: z.object({ scope: z.enum(OPTIONAL_SCOPES) }),
    ...jsonBody(z.object({ given: z.boolean() })),
  },
  responses: {
    200: jsonReply('Now', Consents),
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'no-team', 'not-found'),
  },
})

export const consentRoutes = createRouter()
  .openapi(readConsents, async (c) => {
    const { id, teams: own } = athleteActorOf(c)
    const given = await asActor(c.var.db, id, (tx) => consentsOf(tx, id, own[0]?.id))
    return c.json({ aiProvider: c.var.adviser?.provider ?? null, given }, 200)
  })
  .openapi(changeConsent, async (c) => {
    const { id, team } = memberActorOf(c)
    const { db, now, adviser } = c.var
    const { scope } = c.req.valid('param')
    const isWanted = c.req.valid('json').given
    // There is nobody to agree to.
    if (scope === 'ai' && isWanted && !adviser) throw new Refusal('not-found')
    const given = await asActor(db, id, async (tx) => {
      const isChanged = isWanted
        ? await giveConsent(tx, scope, now)
        : await withdrawConsent(tx, id, scope, now)
      if (!isChanged) throw new Refusal('no-team')
      await announce(tx, staffChannel(team.id), 'athletes')
      await announce(tx, staffChannel(team.id), 'team-day')
      await announce(tx, userChannel(id), 'consents')
      return consentsOf(tx, id, team.id)
    })
    return c.json({ aiProvider: adviser?.provider ?? null, given }, 200)
  })

async function consentsOf(tx: ActorTx, athleteId: string, teamId: string | undefined) {
  if (!teamId) return []
  const isOpen = and(
    eq(consents.athleteId, athleteId),
    eq(consents.teamId, teamId),
    isNull(consents.withdrawnAt),
  )
  const rows = await tx
    .select({ scope: consents.scope, since: consents.givenAt })
    .from(consents)
    .where(isOpen)
  return rows.map(({ scope, since }) => ({ scope, since: since.toISOString() }))
}

async function giveConsent(tx: ActorTx, scope: OptionalScope, now: Date): Promise<boolean> {
  const [answer] = await tx
    .select({ given: sql<boolean>`given` })
    .from(sql`give_consent(${scope}, ${CONSENT_TEXT_VERSION}, ${now.toISOString()}::timestamptz) as given`)
  return answer!.given
}

/** Without their history the team sees an athlete from the day of joining on, by the team's calendar. */
async function withdrawConsent(tx: ActorTx, id: string, scope: OptionalScope, now: Date): Promise<boolean> {
  const [membership] = await tx
    .select({ joinedAt: teamMembers.joinedAt, timeZone: teams.timeZone })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.athleteId, id), isNull(teamMembers.leftAt)))
  if (!membership) return false
  const firstDay = localDayIn(membership.timeZone, membership.joinedAt)
  const [answer] = await tx
    .select({ withdrawn: sql<boolean>`withdrawn` })
    .from(sql`withdraw_consent(${scope}, ${firstDay}::date, ${now.toISOString()}::timestamptz) as withdrawn`)
  return answer!.withdrawn
}
