import type { ReactNode } from 'react'

type CardTableProps = { label: string; columns: ReactNode[]; children: ReactNode }

/** A table where there is room for one, a list of cards where there is not. The last column holds the actions. */
export function CardTable({ label, columns, children }: CardTableProps) {
  return (
    <div className="@container">
      <table aria-label={label} className="w-full border-collapse @max-xl:block">
        <thead className="@max-xl:sr-only">
          <tr>
            {columns.map((column, index) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key -- columns never move
                key={index}
                scope="col"
                // The ground reaches under the neighbours, as in the matrix of a day.
                className="px-3 py-2.5 text-[13px] font-semibold text-ink-3 before:absolute before:-inset-x-px before:inset-y-0 before:-z-1 before:bg-surface before:shadow-[inset_0_-1px_var(--line)] first:ps-4 first:before:start-0 @xl:sticky @xl:top-16 @xl:z-1 last:pe-4 last:text-end last:before:end-0 sm:first:ps-6 sm:last:pe-6"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-xl:block">{children}</tbody>
      </table>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="border-t border-line first:border-t-0 @max-xl:grid @max-xl:gap-2 @max-xl:px-4 @max-xl:py-4 sm:@max-xl:px-6">
      {children}
    </tr>
  )
}

type CellProps = {
  /** Before the content of a card, where no column head says it. */
  label?: string
  actions?: boolean
  className?: string
  children: ReactNode
}

export function Cell({ label, actions = false, className = '', children }: CellProps) {
  return (
    <td
      className={`px-3 py-3 align-middle first:ps-4 last:pe-4 sm:first:ps-6 sm:last:pe-6 @max-xl:block @max-xl:p-0! ${className}`}
    >
      {label && <span className="me-1 text-[13px] text-ink-3 @xl:hidden">{label} </span>}
      {actions ? <div className="flex flex-wrap gap-2 @xl:justify-end">{children}</div> : children}
    </td>
  )
}
