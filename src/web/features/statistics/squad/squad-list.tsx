import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { isExplained, ratioText, ZONE_WORDS, zoneWord } from '#domain/statistics/zone-word.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { withView } from '../view.ts'
import { ZoneBadge } from '../zone-badge.tsx'
import { COLUMNS, HEADS } from './squad-columns.tsx'
import { columnOf, type SquadColumn, type SquadOrder, type SquadRow } from './squad-order.ts'

type SquadListProps = {
  /** In this order. */
  rows: readonly SquadRow[]
  today: LocalDay
  order: SquadOrder
}

type ColumnId = Exclude<SquadColumn, 'name'>

/** The figure under a name: the one they are in order by, or else the load. */
function toldBeside(order: SquadOrder): ColumnId {
  const column = columnOf(order)
  return column === 'name' || column === 'acwr' ? 'load' : column
}

const columnNamed = (id: ColumnId) => COLUMNS.find((column) => column.id === id)!

const LINE = 'grid grid-cols-[minmax(0,1fr)_auto_18px] items-center gap-x-3 px-4 sm:px-6'

/** One line an athlete, so that a team is seen at a glance; every column and the way to the athlete when opened. */
export function SquadList({ rows, today, order }: SquadListProps) {
  const { t } = useLingui()
  const told = columnNamed(toldBeside(order))
  return (
    <>
      <p aria-hidden className={`${LINE} border-b border-line py-1.5 text-[12.5px] font-medium text-ink-3`}>
        <span>
          {t(HEADS[0]!.head)} · {t(told.head)}
        </span>
        <span>{t(columnNamed('acwr').head)}</span>
      </p>
      <ul aria-label={t`Squad`}>
        {rows.map((row) => (
          <Line key={row.athleteId} row={row} today={today} told={told} />
        ))}
      </ul>
    </>
  )
}

type LineProps = { row: SquadRow; today: LocalDay; told: (typeof COLUMNS)[number] }

function Line({ row, today, told }: LineProps) {
  const writing = useWriting()
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary
          className={`${LINE} min-h-14 cursor-pointer list-none py-1 hover:bg-sunken/50 [&::-webkit-details-marker]:hidden`}
        >
          <span className="min-w-0 leading-tight">
            {/* Whoever has a longer name has it in full below. */}
            <span className="line-clamp-2 text-[15px] font-semibold [overflow-wrap:anywhere]">
              <bdi>{row.fullName}</bdi>
            </span>
            <span className="mt-0.5 block text-[13.5px] text-ink-2 tabular-nums">
              <span className="sr-only">{t(told.head)} </span>
              {(told.inLine ?? told.cell)(row, writing, today)}
            </span>
          </span>
          <Ratio acwr={row.acwr} daysOut={row.daysOut} />
          <ChevronDown
            aria-hidden
            size={18}
            className="text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        {/* On the page of a large team most of the markup would be what nobody has opened. */}
        {isOpen && <Opened row={row} today={today} />}
      </details>
    </li>
  )
}

/** The badge where there is a judgement, and otherwise in small letters why there is none. */
function Ratio({ acwr, daysOut }: Pick<SquadRow, 'acwr' | 'daysOut'>) {
  const writing = useWriting()
  const { t } = useLingui()
  const text = ratioText(acwr, writing)
  const isJudged = acwr.zone !== 'none'
  return (
    <span className="grid justify-items-end gap-0.5 leading-tight">
      <span className="sr-only">{t(columnNamed('acwr').head)} </span>
      <span className={`font-semibold tabular-nums ${isJudged ? '' : 'text-ink-3'}`}>{text}</span>
      {isJudged || isExplained(acwr, daysOut) ? (
        <ZoneBadge ratio={acwr} daysOut={daysOut} />
      ) : (
        <span className="max-w-28 text-end text-[12px] text-ink-3">{t(ZONE_WORDS[zoneWord(acwr)])}</span>
      )}
    </span>
  )
}

const WIDE = new Set<ColumnId>(['load', 'acwr'])

/** So that no place stays empty before one that needs a whole line. */
const OPENED = COLUMNS.toSorted((one, other) => Number(WIDE.has(other.id)) - Number(WIDE.has(one.id)))

function Opened({ row, today }: { row: SquadRow; today: LocalDay }) {
  const writing = useWriting()
  const { t } = useLingui()
  const query = usePageQuery()
  const { athleteId, fullName } = row
  return (
    <div className="px-4 pt-1 pb-4 sm:px-6">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-[15px] sm:grid-cols-4">
        {OPENED.map(({ id, head, cell }) => (
          <div key={id} className={WIDE.has(id) ? 'col-span-full sm:col-span-2' : ''}>
            <dt className="text-[12.5px] text-ink-3">{t(head)}</dt>
            <dd>{cell(row, writing, today)}</dd>
          </div>
        ))}
      </dl>
      <TextLink
        to={{ search: `${withView(query, { athlete: athleteId, week: undefined })}` }}
        className="mt-3 inline-block py-1 text-[15px]"
      >
        <Trans>
          Statistics of <bdi>{fullName}</bdi>
        </Trans>
      </TextLink>
    </div>
  )
}
