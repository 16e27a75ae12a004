import { sql, type SQL } from 'drizzle-orm'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import type { ExportRow } from './pieces.ts'

const ROWS_AT_ONCE = 500

type Page = { actorId: string; afterDay: string; afterId: string }

/** A table of the user's, read with their own rights. */
export type OwnTable = {
  name: string
  columns: string[]
  /** In the order of day and id, where there can be many rows; what is few is one page. */
  page: (values: Page) => Call<ExportRow & { pageDay?: string; pageId?: string }>
  shown?: (row: ExportRow) => ExportRow
}

export const actorId = sql.placeholder('actorId')

export const utc = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export const pageMark = (day: SQL, id: SQL) => sql`${day}::text as "pageDay", ${id}::text as "pageId"`

/** The end of a query that is read page by page; `day` is qualified, or it would mean the text that is selected. */
export const nextPage = (day: SQL, id: SQL) => sql`
  and ${day} >= ${sql.placeholder('afterDay')}::date
  and (${day}, ${id}) > (${sql.placeholder('afterDay')}::date, ${sql.placeholder('afterId')}::uuid)
  order by ${day}, ${id} limit ${sql.raw(`${ROWS_AT_ONCE}`)}`

export async function* pagesOf(
  db: Database,
  id: string,
  { page, shown }: OwnTable,
): AsyncGenerator<ExportRow[], void, void> {
  let after = { afterDay: '0001-01-01', afterId: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const [rows] = await readAsActor(db, id, page({ actorId: id, ...after }))
    yield shown ? rows.map(shown) : rows
    const { pageDay, pageId } = rows.at(-1) ?? {}
    if (!pageDay || !pageId || rows.length < ROWS_AT_ONCE) return
    after = { afterDay: pageDay, afterId: pageId }
  }
}
