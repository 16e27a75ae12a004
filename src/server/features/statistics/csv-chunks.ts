import { calendarDays } from '#domain/calendar/calendar-days.ts'
import type { Database } from '#database/database.ts'
import { readAsActor } from '#database/as-actor.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/http/csv-line.ts'
import type { CsvAsked, CsvTable } from './csv-tables.ts'

/** A week of a large team is a few thousand rows. */
const DAYS_AT_ONCE = 7

/** The table in pieces, each read when it is asked for: no size of team or range fills the memory or holds a connection. */
export async function* csvChunks<Row>(
  db: Database,
  readerId: string,
  table: CsvTable<Row>,
  asked: CsvAsked,
): AsyncGenerator<string, void, void> {
  yield BYTE_ORDER_MARK + csvLine(table.headings)
  const days = calendarDays(asked.from, asked.to)
  for (let start = 0; start < days.length; start += DAYS_AT_ONCE) {
    const stretch = days.slice(start, start + DAYS_AT_ONCE)
    const dates = { from: stretch[0]!, to: stretch.at(-1)! }
    const [rows] = await readAsActor(db, readerId, table.read({ ...asked, ...dates }))
    if (rows.length > 0) yield rows.map((row) => csvLine(table.cells(row))).join('')
  }
}
