/** Columns as wide as their widest cell; numbers to the right. */
export function textTable(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const isNumber = headings.map((_, column) => rows.every((row) => /^[\d.]+$/.test(row[column] ?? '')))
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return isNumber[column] ? cell.padStart(width) : cell.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
