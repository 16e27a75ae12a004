import type { SQL } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'

/** The rows of a raw query; both drivers answer with an object that holds them. */
export async function rows(tx: Orm, query: SQL): Promise<Record<string, unknown>[]> {
  const result = (await tx.execute(query)) as { rows: Record<string, unknown>[] }
  return result.rows
}

/** The code and constraint of a database error, which Drizzle wraps as the cause. */
export function databaseError(error: unknown): { code?: string; constraint?: string } {
  const { cause } = error as { cause?: { code?: string; constraint?: string } }
  return cause ?? {}
}
