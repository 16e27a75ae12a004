import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, pgRole } from 'drizzle-orm/pg-core'

/** The role every request runs under; it owns nothing and sees only what the policies beside each table allow. */
export const appUser = pgRole('app_user').existing()

/**
 * The shapes below are chosen for speed: a `select` that names no column of the row is evaluated once per query and
 * `in (select …)` hashed, where a correlated `exists` or a function call per row cost a hundred to a thousand times
 * more. No index helps with them: every query names whose rows it wants, and the policy checks it (docs/decisions/0003).
 * What they read are views with the owner's rights (migrations 0015 and 0017): tables would bring their own policies along, and
 * those the next ones, until a query has dozens of sub-plans.
 */
export const actorId = sql`(select app_actor_id())`

export const isActor = (column: AnyPgColumn): SQL => sql`${column} = ${actorId}`

/** Those whose questions, form times and invitations are the actor's to change. */
const teamsIRun = sql`select t.team_id from my_teams t where t.duty in ('owner', 'coach')`

/** From which day on, by athlete, for those who do not share all of their days. */
const daysShared = sql`select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null`

/** A team on whose staff the actor is. */
export const isMyTeam = (column: AnyPgColumn): SQL => sql`${column} in (select t.team_id from my_teams t)`

export const isTeamIOwn = (column: AnyPgColumn): SQL =>
  sql`${column} in (select t.team_id from my_teams t where t.duty = 'owner')`

export const isTeamIRun = (column: AnyPgColumn): SQL => sql`${column} in (${teamsIRun})`

/** One where the actor does more than look on. */
export const isTeamILookAfter = (column: AnyPgColumn): SQL =>
  sql`${column} in (select t.team_id from my_teams t where t.duty <> 'viewer')`

/** Athletes who are on the team now; not those of another team of the actor's. */
export const isMyAthleteOn = (team: AnyPgColumn, athlete: AnyPgColumn): SQL =>
  sql`(${team}, ${athlete}) in (select a.team_id, a.athlete_id from my_athletes a)`

/** What is for all of a team's staff, or is of a team where the actor sees health answers. */
export const isForMe = (team: AnyPgColumn, audience: AnyPgColumn): SQL =>
  sql`(${audience} = 'staff' or ${team} in (select t.team_id from my_teams t where t.sees_health))`

/** A team where the actor sees health answers. */
export const isTeamWhoseHealthISee = (column: AnyPgColumn): SQL =>
  sql`${column} in (select s.team_id from my_teams s where s.sees_health)`

/** The team of an athlete. */
export const isTeamIAmOn = (column: AnyPgColumn): SQL =>
  sql`${column} in (select t.team_id from teams_i_am_on t)`

export const isMyAthlete = (column: AnyPgColumn): SQL =>
  sql`${column} in (select a.athlete_id from my_athletes a)`

/** A day of an athlete of the actor's that they share: mostly all of them, which is found out first. */
export const isSharedWithMe = (athlete: AnyPgColumn, day: AnyPgColumn | SQL): SQL =>
  sql`(${athlete} in (select a.athlete_id from my_athletes a where a.shares_from is null) or ${day} >= ((${daysShared}) ->> ${athlete}::text)::date)`

export const isMyMetric = (column: AnyPgColumn): SQL => sql`${column} in (select q.id from my_metrics q)`

/** For ten rows at a time, which an array is quicker to make for than a hash. */
export const isMetricToAnswer = (column: AnyPgColumn): SQL =>
  sql`${column} = any(array(select q.id from metrics_to_answer q))`

export const actorIsOnATeam = sql`exists (select from teams_i_am_on)`
