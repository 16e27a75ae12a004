import { sql } from 'drizzle-orm'
import type { Database, RowsOf, Tx } from './database.ts'
import { type Call, statement } from './statement.ts'

declare const scopedToActor: unique symbol

/** A transaction in which the row policies decide. Only asActor makes one, so a query that asks for it can't be run past them. */
export type ActorTx = Tx & { [scopedToActor]: true }

/**
 * Also says whether the rows are those of a standby: a pooler can lead a connection there that led to the primary before. And
 * bounds the wait for what another transaction holds: where commits are held back, since the primary has lost its standbys,
 * every repeated request would wait for its first attempt, until no connection of the pool were left.
 */
const dropRights = statement<{ isStandby: boolean }, { actorId: string }>(
  'drop_rights',
  sql`select set_config('role', 'app_user', true), set_config('app.user_id', ${sql.placeholder('actorId')}, true),
             set_config('lock_timeout', '10s', true), pg_is_in_recovery() as "isStandby"`,
)

const rightsOf = (actorId: string | null) => dropRights({ actorId: actorId ?? '' })

/** The only door from a request to the rows: `work` runs as app_user, for `actorId` (null: for no user). */
export function asActor<T>(
  database: Database,
  actorId: string | null,
  work: (tx: ActorTx) => Promise<T>,
): Promise<T> {
  return database.transaction(rightsOf(actorId), (tx) => work(tx as ActorTx))
}

/** The same door for reads that need nothing of each other: on PostgreSQL they take one round trip, all in all. */
export async function readAsActor<Calls extends Call<unknown>[]>(
  database: Database,
  actorId: string | null,
  ...calls: Calls
): Promise<RowsOf<Calls>> {
  for (const { name, isRead } of calls) {
    if (!isRead) throw new Error(`${name} is not for a read-only transaction`)
  }
  return database.read(rightsOf(actorId), ...calls)
}
