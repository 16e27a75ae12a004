import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type Message, msg } from '#domain/language/message.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { ZONE_WORDS, type ZoneWord, zoneWord } from '#domain/statistics/zone-word.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { ZONE_TONES } from '../ratio-text.ts'
import { withView } from '../view.ts'
import { COLUMNS } from './squad-columns.tsx'
import {
  columnOf,
  isDescending,
  nextOrder,
  orderSquad,
  type SquadColumn,
  type SquadOrder,
  type SquadRow,
} from './squad-order.ts'
import { useWriting } from '#web/language/use-writing.ts'

const HEADS: { id: SquadColumn; head: Message }[] = [{ id: 'name', head: msg('Athlete') }, ...COLUMNS]

type SquadTableProps = {
  rows: readonly SquadRow[]
  range: DateRange
  today: LocalDay
  order: SquadOrder
  onOrder: (order: SquadOrder) => void
}

/** A table where there is room for one, cards where there is not; a row leads to its athlete. */
export function SquadTable({ rows, range, today, order, onOrder }: SquadTableProps) {
  const writing = useWriting()
  const { t } = useLingui()
  const query = usePageQuery()
  const day = writing.fullDay(range.to)
  return (
    <section aria-label={t`Squad`} className="@container rounded-l border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
        <div>
          <h2 className="text-[19px]">
            <Trans>Squad</Trans>
          </h2>
          <p className="text-[13px] text-ink-3">
            <Trans>The 7 days up to {day}</Trans>
            {range.to === today && <> · {t(statisticsMessages.todayOnceReported)}</>}
          </p>
        </div>
        <ZoneCounts rows={rows} />
        <SelectField
          label={t`Sort by`}
          compact
          className="w-full @3xl:hidden"
          value={order}
          onChange={({ currentTarget: { value } }) => onOrder(value as SquadOrder)}
        >
          {HEADS.flatMap(({ id, head }) => {
            const column = t(head)
            return [
              <option key={id} value={id}>
                {id === 'name' ? t`${column}, A to Z` : t`${column}, lowest first`}
              </option>,
              <option key={`-${id}`} value={`-${id}`}>
                {id === 'name' ? t`${column}, Z to A` : t`${column}, highest first`}
              </option>,
            ]
          })}
        </SelectField>
      </header>
      <table aria-label={t`Squad`} className="w-full border-collapse text-[15px] @max-3xl:block">
        <thead className="@max-3xl:hidden">
          <tr>
            {HEADS.map(({ id, head }) => (
              <Head key={id} id={id} head={t(head)} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody className="@max-3xl:block">
          {orderSquad(rows, order).map((row) => (
            <tr
              key={row.athleteId}
              className="relative border-t border-line transition-colors first:border-t-0 hover:bg-sunken/50 @max-3xl:grid @max-3xl:grid-cols-3 @max-3xl:gap-x-4 @max-3xl:gap-y-3 @max-3xl:px-4 @max-3xl:py-4 sm:@max-3xl:px-6"
            >
              <th
                scope="row"
                className="py-2.5 pe-3 ps-6 text-start font-semibold @max-3xl:col-span-full @max-3xl:p-0"
              >
                <Link
                  to={{ search: `${withView(query, { athlete: row.athleteId, week: undefined })}` }}
                  className="flex items-center gap-3 rounded-s [overflow-wrap:anywhere] after:absolute after:inset-0"
                >
                  <Avatar fullName={row.fullName} url={row.avatarUrl} />
                  <bdi>{row.fullName}</bdi>
                </Link>
              </th>
              {COLUMNS.map(({ id, head, inCard, cell }) => (
                <td
                  key={id}
                  className={`px-3 py-2.5 text-end @max-5xl:px-2 last:pe-6 @max-3xl:p-0 @max-3xl:text-start @max-3xl:last:pe-0 ${inCard}`}
                >
                  <span className="block text-[12.5px] text-ink-3 @3xl:hidden">{t(head)}</span>
                  {cell(row, writing, today)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeadProps = { id: SquadColumn; head: string; order: SquadOrder; onOrder: (order: SquadOrder) => void }

function Head({ id, head, order, onOrder }: HeadProps) {
  const isChosen = columnOf(order) === id
  const Arrow = isDescending(order) ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (isDescending(order) ? 'descending' : 'ascending') : undefined}
      className="sticky top-16 z-1 bg-surface px-3 py-2 text-end @max-5xl:px-2 text-[13px] font-semibold text-ink-3 shadow-[inset_0_-1px_var(--line)] first:ps-6 first:text-start last:pe-6"
    >
      <button
        type="button"
        onClick={() => onOrder(nextOrder(order, id))}
        className="-mx-1.5 inline-flex items-center gap-1 rounded-s px-1.5 py-1 text-end hover:text-ink @5xl:whitespace-nowrap"
      >
        {head}
        {isChosen && <Arrow aria-hidden size={14} />}
      </button>
    </th>
  )
}

const ORDER = ['red', 'yellow', 'green', 'none'] as const

/** How many stand where, those to look at first. */
function ZoneCounts({ rows }: { rows: readonly SquadRow[] }) {
  const { t } = useLingui()
  const words = new Map<ZoneWord, { zone: (typeof ORDER)[number]; count: number }>()
  for (const { acwr } of rows) {
    const word = zoneWord(acwr)
    words.set(word, { zone: acwr.zone, count: (words.get(word)?.count ?? 0) + 1 })
  }
  const counts = [...words].toSorted(([, a], [, b]) => ORDER.indexOf(a.zone) - ORDER.indexOf(b.zone))
  return (
    <ul aria-label={t`Change of load`} className="flex flex-wrap gap-2">
      {counts.map(([word, { zone, count }]) => (
        <li key={word}>
          <Badge tone={ZONE_TONES[zone]}>
            {count} {t(ZONE_WORDS[word])}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
