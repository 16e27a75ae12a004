import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, pgRole } from 'drizzle-orm/pg-core'

/** The role every request runs under; it owns nothing and sees only what the policies beside each table allow. */
export const appUser = pgRole('app_user').existing()

/**
 * The shapes below are chosen for speed: a `select` that names no column of the row is evaluated once per query and
 * `in (select …)` hashed, where a correlated `exists` or a function call per row cost a hundred to a thousand times
 * more. No index helps with them: every query names whose rows it wants, and the policy checks it (docs/decisions/0003).
 */
export const actorId = sql`(select app_actor_id())`

export const isActor = (column: AnyPgColumn): SQL => sql`${column} = ${actorId}`

const myTeams = sql`select s.team_id from team_staff s where s.account_id = ${actorId}`

/** Those whose questions, form times and invitations are the actor's to change. */
const teamsIRun = sql`${myTeams} and s.duty in ('owner', 'coach')`

const teamsIAmOn = sql`select m.team_id from team_members m where m.athlete_id = ${actorId} and m.left_at is null`

const myAthletes = sql`select m.athlete_id from team_members m where m.left_at is null and m.team_id in (${myTeams})`

/** From which day on, by athlete, for those who do not share all of their days. */
const daysShared = sql`select jsonb_object_agg(m.athlete_id, m.shares_from) from team_members m where m.left_at is null and m.shares_from is not null and m.team_id in (${myTeams})`

/** A team on whose staff the actor is. */
export const isMyTeam = (column: AnyPgColumn | SQL): SQL => sql`${column} in (${myTeams})`

export const isTeamIRun = (column: AnyPgColumn): SQL => sql`${column} in (${teamsIRun})`

/** The team of an athlete. */
export const isTeamIAmOn = (column: AnyPgColumn | SQL): SQL => sql`${column} in (${teamsIAmOn})`

export const isMyAthlete = (column: AnyPgColumn): SQL => sql`${column} in (${myAthletes})`

/** A day of an athlete of the actor's that they share: mostly all of them, which is found out first. */
export const isSharedWithMe = (athlete: AnyPgColumn, day: AnyPgColumn): SQL =>
  sql`(${athlete} in (${myAthletes} and m.shares_from is null) or ${day} >= ((${daysShared}) ->> ${athlete}::text)::date)`

export const actorIsOnATeam = sql`exists (${teamsIAmOn})`
