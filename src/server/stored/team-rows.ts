import { eq, sql, type SQL } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import type { Orm } from '#database/database.ts'
import { teams } from '#database/schema/teams.ts'
import { type Call, statement } from '#database/statement.ts'

/** Changes to what a team has one of, or ten at the most, take turns. */
export async function lockTeam(tx: Orm, id: string) {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('no key update')
}

const teamId = sql.placeholder('teamId')

/** For rows `m` of team_members: on the team now. */
export const isOnTeam = sql`m.team_id = ${teamId} and m.left_at is null`

/** The ids of those who are. */
export const athletesOfTeam = sql`select m.athlete_id from team_members m where ${isOnTeam}`

/** Which team, and which of its questions: those about health only for who may see them. */
export type AsStaff = { teamId: string; seesHealth: boolean }

export const asStaff = ({ id, seesHealth: sees }: { id: string; seesHealth: boolean }): AsStaff => ({
  teamId: id,
  seesHealth: sees,
})

/** For rows of custom_metrics: one of the team's questions that the reader may see. */
export const isOfTeam = sql`custom_metrics.team_id = ${teamId}
  and (custom_metrics.audience = 'staff' or ${sql.placeholder('seesHealth')}::boolean)`

/**
 * An answer to one of them. In a `coalesce`, or the planner would look for them by the index of metrics, and expect so
 * few that it sorts all of an athlete's to find the latest.
 */
export const isAskedByTeam = sql`coalesce(metric_id = any(array(select id from custom_metrics where ${isOfTeam})), false)`

/** An athlete as the staff of their team see them; without a team as they see themselves. */
export type OfAthlete = { athleteId: string; teamId: string | null }

/** How rows of athletes are read. */
type Sight = {
  /** The athletes `p`. */
  athletes: SQL
  /** Rows `r` of theirs. */
  rowsOf: (table: 'metric_responses' | 'training_sessions') => SQL
  /** The first of their days that the reader may see; null for all of them. */
  sharedFrom: SQL
  /** To be added to answers: the metric of each, which the reader may see. An athlete's answers to a former team have none. */
  withMetric: SQL
}

const metricOfAnswer = sql`custom_metrics on custom_metrics.id = metric_id`

const SEEN_BY_STAFF: Sight = {
  athletes: sql`profiles p join team_members m on m.athlete_id = p.id and ${isOnTeam}`,
  rowsOf: (table) =>
    sql`team_members m join ${sql.identifier(table)} r on r.athlete_id = m.athlete_id and ${isOnTeam}`,
  sharedFrom: sql`m.shares_from`,
  withMetric: sql`join ${metricOfAnswer} and ${isOfTeam}`,
}
const SEEN_BY_SELF: Sight = {
  athletes: sql`profiles p`,
  rowsOf: (table) => sql`${sql.identifier(table)} r`,
  sharedFrom: sql`null::date`,
  withMetric: sql`left join ${metricOfAnswer} and custom_metrics.team_id = ${sql.placeholder('knownTeamId')}`,
}

/** What only the staff read. */
export const seenByStaff = <Row, Values extends { teamId: string }>(
  name: string,
  text: (sight: Sight) => SQL,
): ((values: Values) => Call<Row>) => statement<Row, Values>(name, text(SEEN_BY_STAFF))

/** What both may read, prepared for each: what is asked for the staff's sake alone would cost an athlete a tenth of the time. */
export function seenByEither<Row, Values extends { teamId: string | null }>(
  name: string,
  text: (sight: Sight) => SQL,
): (values: Values) => Call<Row> {
  const byStaff = statement<Row, Values>(name, text(SEEN_BY_STAFF))
  const bySelf = statement<Row, Values>(`own_${name}`, text(SEEN_BY_SELF))
  return (values) => (values.teamId === null ? bySelf : byStaff)(values)
}

/** For rows with a date: within the days asked for, as far as they are shared. */
export const isInSharedRange = ({ sharedFrom }: Sight) =>
  sql`date between greatest(${sql.placeholder('from')}::date, ${sharedFrom}) and ${sql.placeholder('to')}::date`

/** On any day that is. */
export const isShared = ({ sharedFrom }: Sight) => sql`date >= coalesce(${sharedFrom}, '-infinity')`

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
