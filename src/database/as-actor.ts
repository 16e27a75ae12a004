import { sql } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'

declare const scopedToActor: unique symbol

/** A transaction in which the row policies decide. Only asActor makes one, so a query that asks for it can't be run past them. */
export type ActorTx = Orm & { [scopedToActor]: true }

/** The only door from a request to the rows: `work` runs as app_user, for `actorId` (null: for nobody). */
export function asActor<T>(
  database: Database,
  actorId: string | null,
  work: (tx: ActorTx) => Promise<T>,
): Promise<T> {
  const dropRights = sql`select set_config('role', 'app_user', true), set_config('app.user_id', ${actorId ?? ''}, true)`
  return database.transaction(dropRights, (tx) => work(tx as ActorTx))
}
