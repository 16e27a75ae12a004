import { sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { rows } from '#tests/support/rows.ts'

export type StoredBytes = { count: number; tableBytes: number; indexBytes: number }

export async function storedBytes(system: Orm, table: string): Promise<StoredBytes> {
  const [stored] = await rows(
    system,
    sql`select (select count(*) from ${sql.identifier(table)})::float8 as "count",
      pg_table_size(${table})::float8 as "tableBytes", pg_indexes_size(${table})::float8 as "indexBytes"`,
  )
  return stored as StoredBytes
}
