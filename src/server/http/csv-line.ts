export type CsvCell = string | number | null

/** Excel takes a file without it for the machine's own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'
/** A spreadsheet takes what begins so for a formula, which could read the other cells and send them away. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

/** One line as RFC 4180 has it, every text in it harmless to open. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
