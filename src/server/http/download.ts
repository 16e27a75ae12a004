/**
 * The pieces as a stream that makes them as they are fetched. An error breaks the connection, for a download that only ended
 * early would look complete. Not the error itself: it is printed, and may quote what a user wrote.
 */
export function downloadStream(
  pieces: AsyncGenerator<string | Uint8Array<ArrayBuffer>, void, void>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        onError(error)
        controller.error(new Error('A download broke off'))
      }
    },
    cancel: async () => {
      await pieces.return()
    },
  })
}

/** Of a name, what every disk and header takes: letters without marks, digits and hyphens. */
export const fileNamePart = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()

export type CsvCell = string | number | null

/** Excel takes a file without it for the machine's own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'
/**
 * A spreadsheet takes what begins so for a formula, which could read the other cells and send them away. Where lists are
 * separated by semicolons it opens a cell at each of them, and at each line break, whatever is in quotes.
 */
const FORMULA_START = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?="*[=+\-@＝＋－＠])/g
const NEEDS_QUOTES = /[",;\t\r\n]/

/** One line as RFC 4180 has it, every text in it harmless to open. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.replaceAll(FORMULA_START, "'")
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
