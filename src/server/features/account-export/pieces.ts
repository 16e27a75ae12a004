import { Zip, ZipDeflate } from 'fflate'
import { BYTE_ORDER_MARK, csvLine } from '#server/http/download.ts'

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

export type FileToZip = { name: string; content: AsyncIterable<string | Uint8Array> }

/** A zip archive in pieces, each made when it is asked for: of no file more is held than what was read last. */
export async function* zipPieces(
  files: Iterable<FileToZip>,
  madeAt: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for (const { name, content } of files) {
    const file = new ZipDeflate(name)
    file.mtime = madeAt
    zip.add(file)
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
