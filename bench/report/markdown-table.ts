/** Columns as wide as their widest cell, as the formatter would have them; numbers to the right. */
export function markdownTable(headings: string[], rows: string[][]): string {
  const isNumber = headings.map((_, column) => rows.every((row) => /^[\d.,]*$/.test(row[column] ?? '')))
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const padded = (row: string[]) =>
    line(
      widths.map((width, column) => {
        const cell = row[column] ?? ''
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width)
      }),
    )
  const rule = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [padded(headings), line(rule), ...rows.map(padded)].join('\n')
}
