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

/** The ids of those who are on the team now. */
export const athletesOfTeam = sql`select m.athlete_id from my_athletes m where m.team_id = ${teamId}`

/** Which team, and which of its questions: those about health only for who may see them. */
export type AsStaff = { teamId: string; seesHealth: boolean }

export const asStaff = ({ id, seesHealth: sees }: { id: string; seesHealth: boolean }): AsStaff => ({
  teamId: id,
  seesHealth: sees,
})

/** For rows of my_metrics: one of the team's questions that the reader may see. */
export const isOfTeam = sql`metric.team_id = ${teamId}
  and (metric.audience = 'staff' or ${sql.placeholder('seesHealth')}::boolean)`

/**
 * An answer to one of them. In a `coalesce`, or the planner would look for them by the index of metrics, and expect so
 * few that it sorts all of an athlete's to find the latest.
 */
export const isAskedByTeam = sql`coalesce(metric_id = any(array(select id from my_metrics metric where ${isOfTeam})), false)`

/**
 * The date of the first or the last answer of the athlete `p` to one of them, up to the day asked for. Of an answer that is
 * not shared there is none: it is looked for first, which the index has at hand.
 */
export const dateOfAnswer = (
  which: 'first' | 'last',
  { sharedFrom }: Pick<Sight, 'sharedFrom'>,
) => sql`(select date::text from (
    select date from metric_responses r
    where r.athlete_id = p.id and date between ${which === 'first' ? sql`coalesce(${sharedFrom}, '-infinity')` : sql`'-infinity'`} and ${sql.placeholder('to')} and ${isAskedByTeam}
    order by date ${which === 'first' ? sql`asc` : sql`desc`} limit 1
  ) answer where ${isShared({ sharedFrom })})`

/** An athlete as the staff of their team see them; without a team as they see themselves. */
export type OfAthlete = { athleteId: string; teamId: string | null }

/** How rows of athletes are read. */
export type Sight = {
  /** The athletes `p`. */
  athletes: SQL
  /** Their answers `r`. */
  answers: SQL
  /** Their sessions, as far as loads are made of them. */
  loads: SQL
  /** The first of their days that the reader may see; null for all of them. */
  sharedFrom: SQL
  /** To be added to answers: the `metric` of each, which the reader may see. An athlete's answers to a former team have none. */
  withMetric: SQL
}

const SEEN_BY_STAFF: Sight = {
  athletes: sql`(select * from my_athletes_profiles where team_id = ${teamId}) p`,
  answers: sql`(select * from shared_answers where team_id = ${teamId}) r`,
  loads: sql`training_sessions`,
  sharedFrom: sql`shares_from`,
  withMetric: sql`join my_metrics metric on metric.id = metric_id and ${isOfTeam}`,
}
const SEEN_BY_SELF: Sight = {
  athletes: sql`(select * from own_profile where role = 'athlete') p`,
  answers: sql`own_answers r`,
  loads: sql`own_sessions`,
  sharedFrom: sql`null::date`,
  withMetric: sql`left join metrics_to_answer metric on metric.id = metric_id and metric.team_id = ${sql.placeholder('knownTeamId')}`,
}

/** What only the staff read. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its values.
export const seenByStaff = <Row, Values extends { teamId: string }>(
  name: string,
  text: (sight: Sight) => SQL,
): ((values: Values) => Call<Row>) => statement<Row, Values>(name, text(SEEN_BY_STAFF))

/** What both may read, prepared for each: what is asked for the staff's sake alone would cost an athlete a tenth of the time. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its values.
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
export const isShared = ({ sharedFrom }: Pick<Sight, 'sharedFrom'>) =>
  sql`date >= coalesce(${sharedFrom}, '-infinity')`

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
