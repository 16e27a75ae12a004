import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { isExplained, ZONE_WORDS, type ZoneWord, zoneWord } from '#domain/statistics/zone-word.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { ZONE_TONES } from '../ratio-text.ts'
import { COLUMNS, HEADS } from './squad-columns.tsx'
import { SquadList } from './squad-list.tsx'
import { orderSquad, type SquadOrder, type SquadRow } from './squad-order.ts'
import { SquadTable } from './squad-table.tsx'

type SquadOverviewProps = {
  rows: readonly SquadRow[]
  range: DateRange
  today: LocalDay
  order: SquadOrder
  onOrder: (order: SquadOrder) => void
}

/** All of its columns need about this much. */
const ROOM_FOR_TABLE = '(min-width: 76rem)'

/** A table where there is room for one, a list where there is not; both lead to an athlete. */
export function SquadOverview({ rows, range, today, order, onOrder }: SquadOverviewProps) {
  const writing = useWriting()
  const { t } = useLingui()
  const isTable = useMedia(ROOM_FOR_TABLE)
  const day = writing.fullDay(range.to)
  const inOrder = orderSquad(rows, order)
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
        {!isTable && <SortBy order={order} onOrder={onOrder} />}
      </header>
      {isTable ? (
        <SquadTable rows={inOrder} today={today} order={order} onOrder={onOrder} />
      ) : (
        <SquadList rows={inOrder} today={today} order={order} />
      )}
      <Legend />
    </section>
  )
}

type SortByProps = { order: SquadOrder; onOrder: (order: SquadOrder) => void }

function SortBy({ order, onOrder }: SortByProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`Sort by`}
      compact
      className="w-full"
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
  )
}

/** For a finger, which can't rest on a head. */
function Legend() {
  const { t } = useLingui()
  return (
    <dl className="grid gap-1.5 border-t border-line px-4 py-3 text-[13px] leading-snug text-ink-3 sm:px-6">
      {COLUMNS.map(
        ({ id, head, legend }) =>
          legend && (
            <div key={id} className="max-w-[140ch]">
              <dt className="inline font-semibold text-ink-2">{t(head)}</dt>{' '}
              <dd className="inline">{t(legend)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const ORDER = ['red', 'yellow', 'green', 'none'] as const

/** How many stand where, those to look at first. */
function ZoneCounts({ rows }: { rows: readonly SquadRow[] }) {
  const { t } = useLingui()
  const words = new Map<ZoneWord, { zone: (typeof ORDER)[number]; count: number }>()
  const out = rows.filter(({ acwr, daysOut }) => isExplained(acwr, daysOut)).length
  for (const { acwr, daysOut } of rows) {
    if (isExplained(acwr, daysOut)) continue
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
      {out > 0 && (
        <li>
          <Badge tone="neutral">{t(statisticsMessages.pause.withDaysOut(out))}</Badge>
        </li>
      )}
    </ul>
  )
}
