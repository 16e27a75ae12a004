import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { rows } from '#tests/support/rows.ts'

/** A mark that any change to sessions or answers would alter, by the columns that they have always had. */
export async function largeTableMarks(system: Orm) {
  return [
    await markOf(system, sql`training_sessions`, sql`t`),
    await markOf(
      system,
      sql`metric_responses`,
      sql`row(id, created_at, athlete_id, metric_id, date, rating_value, text_value, is_late)`,
    ),
  ]
}

const markOf = (system: Orm, table: SQL, columns: SQL) =>
  rows(
    system,
    sql`select count(*)::int as rows, coalesce(sum(hashtextextended(${columns}::text, 0)::numeric), 0)::text as hash
      from ${table} t`,
  )
