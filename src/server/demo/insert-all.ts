import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '#database/database.ts'

const ROWS_PER_INSERT = 1000

export async function insertAll<Table extends PgTable>(tx: Orm, table: Table, rows: Table['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT))
  }
}
