import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, pgRole } from 'drizzle-orm/pg-core'

/** The role every request runs under; it owns nothing and sees only what the policies beside each table allow. */
export const appUser = pgRole('app_user').existing()

/**
 * The shapes below are chosen for speed: a `select` that names no column of the row is evaluated once per query and
 * `in (select …)` hashed, where a correlated `exists` or a function call per row cost a hundred to a thousand times
 * more. No index helps with them: every query of sessions and answers names whose rows it wants, and the policy checks
 * it (docs/decisions/0003).
 */
export const actorId = sql`(select app_actor_id())`

export const isActor = (column: AnyPgColumn): SQL => sql`${column} = ${actorId}`

export const isMyAthlete = (column: AnyPgColumn): SQL =>
  sql`${column} in (select p.id from profiles p where p.manager_id = ${actorId} and p.role = 'athlete')`

export const isActorOrMyAthlete = (column: AnyPgColumn): SQL =>
  sql`${isActor(column)} or ${isMyAthlete(column)}`

export const isMyManager = (column: AnyPgColumn | SQL): SQL =>
  sql`${column} = (select p.manager_id from profiles p where p.id = ${actorId})`

export const actorIsManager = sql`(select p.role from profiles p where p.id = ${actorId}) = 'manager'`

export const actorHasTeam = sql`(select p.manager_id from profiles p where p.id = ${actorId}) is not null`
