import type { ReactNode } from 'react'
import { shortDay } from '#domain/calendar/day-label.ts'
import { change, decimals, percent, whole } from '#domain/text/figure-text.ts'
import { zoneWord } from '#domain/statistics/zone-word.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { coverageText, ratioText, ZONE_TONES } from '../ratio-text.ts'
import type { SquadColumn, SquadRow } from './squad-order.ts'

/** Every column but the name. */
export const COLUMNS: {
  id: Exclude<SquadColumn, 'name'>
  head: string
  /** Its place where a row is a card of three columns. */
  inCard: string
  cell: (row: SquadRow, today: string) => ReactNode
}[] = [
  {
    id: 'load',
    head: 'Weekly Load',
    inCard: 'order-1 col-span-2',
    cell: ({ week, sparkline }) => (
      <span className="inline-flex items-center gap-4 align-middle">
        <Sparkline values={sparkline} />
        <span className="min-w-12 font-semibold">{whole(week.load)}</span>
      </span>
    ),
  },
  {
    id: 'change',
    head: 'Change',
    inCard: 'order-1',
    cell: (row) => (row.change === null ? '–' : change(row.change)),
  },
  {
    id: 'monotony',
    head: 'Monotony',
    inCard: 'order-3',
    cell: ({ week }) => (week.hasMonotony ? decimals(week.monotony) : '–'),
  },
  {
    id: 'strain',
    head: 'Strain',
    inCard: 'order-3',
    cell: ({ week }) => (week.hasMonotony ? whole(week.strain) : '–'),
  },
  { id: 'acwr', head: 'ACWR', inCard: 'order-2 col-span-2', cell: ({ acwr }) => <Ratio acwr={acwr} /> },
  {
    id: 'compliance',
    head: 'Compliance',
    inCard: 'order-2',
    cell: ({ compliancePercent }) => percent(compliancePercent),
  },
  {
    id: 'answer',
    head: 'Last Answer',
    inCard: 'order-3',
    cell: ({ lastAnswer }, today) =>
      lastAnswer === null ? 'Never' : lastAnswer === today ? 'Today' : shortDay(lastAnswer),
  },
]

function Ratio({ acwr }: Pick<SquadRow, 'acwr'>) {
  return (
    <span className="inline-grid justify-items-end gap-0.5 leading-tight @max-3xl:justify-items-start">
      <span className="inline-flex items-center gap-2">
        <Badge tone={ZONE_TONES[acwr.zone]}>{zoneWord(acwr)}</Badge>
        <span className="min-w-8 font-semibold">{ratioText(acwr)}</span>
      </span>
      <span className="text-[12px] whitespace-nowrap text-ink-3">{coverageText(acwr)}</span>
    </span>
  )
}
