import { useDeferredValue } from 'react'

export type ChartTable = {
  columns: readonly string[]
  /** The positions that have a row. */
  stops: readonly number[]
  /** Of one row; the first is its heading. */
  cells: (at: number) => readonly string[]
}

/** What a chart shows, for screen readers. Two years are many rows, so they are rendered after the visible page. */
export function DataTable({ caption, table }: { caption: string; table: ChartTable }) {
  const shown = useDeferredValue(table, null)
  if (!shown) return null
  return (
    <div className="sr-only contain-strict [content-visibility:auto]">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {shown.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.stops.map((at) => (
            <DataRow key={at} cells={shown.cells(at)} columns={shown.columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DataRow({
  cells: [heading, ...cells],
  columns,
}: {
  cells: readonly string[]
  columns: readonly string[]
}) {
  return (
    <tr>
      <th scope="row">{heading}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  )
}
