import { and, count, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Profile } from '#domain/account/profile.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { announce, staffChannel, teamChannel, userChannel } from '#server/live/announce.ts'
import { answersShared } from '#server/stored/team-rows.ts'

/** Tells the other devices of the user, and the team. False if the account has just been deleted. */
export async function rename(tx: ActorTx, { id, role, teams }: Profile, fullName: string, now: Date) {
  const renamed = await tx
    .update(profiles)
    .set({ fullName, updatedAt: now })
    .where(eq(profiles.id, id))
    .returning({ id: profiles.id })
  if (renamed.length === 0) return false
  await announce(tx, userChannel(id), 'session')
  for (const team of teams) {
    await announce(tx, role === 'manager' ? teamChannel(team.id) : staffChannel(team.id), 'athletes')
    if (role === 'athlete') await announce(tx, staffChannel(team.id), 'team-day')
  }
  return true
}

/** Tells the other devices of the user. False if the account has just been deleted. */
export async function keepLanguage(tx: ActorTx, id: string, locale: Locale, now: Date) {
  const kept = await tx
    .update(profiles)
    .set({ locale, updatedAt: now })
    .where(eq(profiles.id, id))
    .returning({ id: profiles.id })
  if (kept.length > 0) await announce(tx, userChannel(id), 'session')
  return kept.length > 0
}

/** What deleting the account would destroy, and whom it would leave without a team. */
export async function holdingsOf(tx: ActorTx, { id, role }: Profile) {
  if (role === 'athlete') {
    // A declared rest is no session.
    const trained = and(eq(trainingSessions.athleteId, id), isNotNull(trainingSessions.trainingType))
    return {
      athletes: 0,
      metrics: 0,
      sessions: await counted(tx.select({ n: count() }).from(trainingSessions).where(trained)),
      answers: await counted(
        tx.select({ n: count() }).from(metricResponses).where(eq(metricResponses.athleteId, id)),
      ),
    }
  }
  return {
    athletes: await counted(
      tx
        .select({ n: count() })
        .from(teamMembers)
        .where(and(isNull(teamMembers.leftAt), inArray(teamMembers.teamId, endingTeams(tx, id)))),
    ),
    metrics: await counted(
      tx
        .select({ n: count() })
        .from(customMetrics)
        .where(and(inArray(customMetrics.teamId, endingTeams(tx, id)), isForActor)),
    ),
    sessions: 0,
    answers: (await answersShared(tx, inArray(sql`q.team_id`, endingTeams(tx, id)))).answers,
  }
}

const isForActor = sql`(audience = 'staff' or team_id in (select team_id from my_teams where sees_health))`

/** Those nobody else works for: they end with the account. */
function endingTeams(tx: ActorTx, accountId: string) {
  const colleagues = alias(teamStaff, 'colleagues')
  const isColleague = and(eq(colleagues.teamId, teamStaff.teamId), ne(colleagues.accountId, accountId))
  return tx
    .select({ id: teamStaff.teamId })
    .from(teamStaff)
    .where(
      and(eq(teamStaff.accountId, accountId), notExists(tx.select().from(colleagues).where(isColleague))),
    )
}

const counted = async (query: PromiseLike<{ n: number }[]>) => (await query)[0]?.n ?? 0
