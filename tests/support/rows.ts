import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'

/** The rows of a raw query; both drivers answer with an object that holds them. */
export async function rows(tx: Orm, query: SQL): Promise<Record<string, unknown>[]> {
  const result = (await tx.execute(query)) as { rows: Record<string, unknown>[] }
  return result.rows
}

/** On PostgreSQL: one row for each session of the database that waits for another. */
export const waitingForALock = sql`
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** The code and constraint of a database error, which Drizzle wraps as the cause. */
export function databaseError(error: unknown): { code?: string; constraint?: string } {
  const { cause } = error as { cause?: { code?: string; constraint?: string } }
  return cause ?? {}
}

/** The name of the constraint that refuses it. */
export async function violatedBy(query: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await query
  } catch (error) {
    return databaseError(error).constraint
  }
  return 'nothing'
}
