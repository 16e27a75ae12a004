import { BYTE_ORDER_MARK, csvLine } from '#server/http/csv-line.ts'

export type ExportCell = string | number | boolean | null
export type ExportRow = Record<string, ExportCell>
/** Read anew each time it is asked for. */
export type ExportTable = { name: string; columns: string[]; pages: () => AsyncIterable<ExportRow[]> }

export async function* csvPieces({ columns, pages }: ExportTable): AsyncGenerator<string, void, void> {
  yield BYTE_ORDER_MARK + csvLine(columns)
  for await (const rows of pages()) {
    yield rows.map((row) => csvLine(columns.map((column) => cellText(row[column])))).join('')
  }
}

export async function* jsonPieces({ columns, pages }: ExportTable): AsyncGenerator<string, void, void> {
  let opening = '[\n'
  for await (const rows of pages()) {
    for (const row of rows) {
      yield `${opening}  ${JSON.stringify(row, columns)}`
      opening = ',\n'
    }
  }
  yield opening === '[\n' ? '[]\n' : '\n]\n'
}

const cellText = (cell: ExportCell = null) => (typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cell)
