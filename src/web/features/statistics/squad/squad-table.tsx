import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { withView } from '../view.ts'
import { COLUMNS, HEADS } from './squad-columns.tsx'
import {
  columnOf,
  isDescending,
  nextOrder,
  type SquadColumn,
  type SquadOrder,
  type SquadRow,
} from './squad-order.ts'

type SquadTableProps = {
  /** In this order. */
  rows: readonly SquadRow[]
  today: LocalDay
  order: SquadOrder
  onOrder: (order: SquadOrder) => void
}

/** A row leads to its athlete. */
export function SquadTable({ rows, today, order, onOrder }: SquadTableProps) {
  const writing = useWriting()
  const { t } = useLingui()
  const query = usePageQuery()
  return (
    <table aria-label={t`Squad`} className="w-full border-collapse text-[15px]">
      <thead>
        <tr>
          {HEADS.map(({ id, head, legend }) => (
            <Head
              key={id}
              id={id}
              head={t(head)}
              legend={legend && t(legend)}
              order={order}
              onOrder={onOrder}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.athleteId}
            className="border-t border-line transition-colors first:border-t-0 hover:bg-sunken/50"
          >
            <th scope="row" className="relative min-w-48 py-2.5 pe-2 ps-6 font-semibold">
              <Link
                to={{ search: `${withView(query, { athlete: row.athleteId, week: undefined })}` }}
                className="flex items-center gap-3 rounded-s wrap-break-word after:absolute after:inset-0"
              >
                <Avatar fullName={row.fullName} url={row.avatarUrl} />
                <bdi>{row.fullName}</bdi>
              </Link>
            </th>
            {COLUMNS.map(({ id, cell }) => (
              <td key={id} className="px-2 py-2.5 text-end last:pe-6">
                {cell(row, writing, today)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = {
  id: SquadColumn
  head: string
  legend: string | undefined
  order: SquadOrder
  onOrder: (order: SquadOrder) => void
}

function Head({ id, head, legend, order, onOrder }: HeadProps) {
  const isChosen = columnOf(order) === id
  const Arrow = isDescending(order) ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (isDescending(order) ? 'descending' : 'ascending') : undefined}
      // The ground reaches under the neighbours, as in the matrix of a day.
      className="sticky top-16 z-1 px-2 py-2 text-end text-[13px] font-semibold text-ink-3 before:absolute before:-inset-x-px before:inset-y-0 before:-z-1 before:bg-surface before:shadow-[inset_0_-1px_var(--line)] first:ps-6 first:text-start first:before:start-0 last:pe-6 last:before:end-0"
    >
      <button
        type="button"
        title={legend}
        onClick={() => onOrder(nextOrder(order, id))}
        className="-mx-1.5 inline-flex items-center gap-1 rounded-s px-1.5 py-1 text-end hover:text-ink @5xl:whitespace-nowrap"
      >
        {head}
        {isChosen && <Arrow aria-hidden size={14} />}
      </button>
    </th>
  )
}
