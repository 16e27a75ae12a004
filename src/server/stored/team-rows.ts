import { eq, sql, type SQL } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import type { Orm } from '#database/database.ts'
import { teams } from '#database/schema/teams.ts'

/** Changes to what a team has one of, or ten at the most, take turns. */
export async function lockTeam(tx: Orm, id: string) {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('no key update')
}

const teamId = sql.placeholder('teamId')

const currentMembers = sql`from team_members m where m.team_id = ${teamId} and m.left_at is null`

/** The ids of those who are on the team now. */
export const athletesOfTeam = sql`select m.athlete_id ${currentMembers}`

/** What an athlete shares with the team: mostly all of it. For rows with an athlete_id and a date. */
export const isSharedWithTeam = sql`date >= coalesce(
    ((select jsonb_object_agg(m.athlete_id, m.shares_from) ${currentMembers} and m.shares_from is not null)
      ->> athlete_id::text)::date, '-infinity')`

/** Which team, and which of its questions: those about health only for who may see them. */
export type AsStaff = { teamId: string; seesHealth: boolean }

export const asStaff = ({ id, seesHealth: sees }: { id: string; seesHealth: boolean }): AsStaff => ({
  teamId: id,
  seesHealth: sees,
})

const seesHealth = sql`${sql.placeholder('seesHealth')}::boolean`

/** For rows of custom_metrics: one of the team's questions that the reader may see. */
export const isOfTeam = sql`team_id = ${teamId} and (audience = 'staff' or ${seesHealth})`

/** An answer to one of them. */
export const isAskedByTeam = sql`metric_id = any(array(select id from custom_metrics where ${isOfTeam}))`

/** An athlete as the staff of their team see them; without a team as they see themselves. */
export type OfAthlete = { athleteId: string; teamId: string | null }

const athleteId = sql.placeholder('athleteId')

/** For rows of profiles. */
export const isMeantAthlete = sql`id = ${athleteId} and role = 'athlete'
    and (${teamId}::uuid is null or id = any(array(${athletesOfTeam})))`

/** For rows of that athlete with a date. */
export const isSharedDay = sql`date >= coalesce(
    (select m.shares_from ${currentMembers} and m.athlete_id = ${athleteId}), '-infinity')`

/** How many answers to questions `q` the actor can see, and of how many: what athletes who are on the team share. */
export async function answersShared(
  tx: ActorTx,
  isMeant: SQL,
): Promise<{ answers: number; athletes: number }> {
  const [counted] = await tx
    .select({
      answers: sql<number>`count(*)::int`,
      athletes: sql<number>`count(distinct r.athlete_id)::int`,
    })
    .from(
      sql`metric_responses r join custom_metrics q on q.id = r.metric_id
        join my_teams t on t.team_id = q.team_id and (q.audience = 'staff' or t.sees_health)
        join team_members m on m.team_id = q.team_id and m.athlete_id = r.athlete_id and m.left_at is null
          and r.date >= coalesce(m.shares_from, '-infinity')`,
    )
    .where(isMeant)
  return counted!
}
