import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Message, msg } from '#domain/language/message.ts'
import type { Writing } from '#domain/language/writing.ts'
import { ZONE_WORDS, zoneWord } from '#domain/statistics/zone-word.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { coverageOf, ratioText, ZONE_TONES } from '../ratio-text.ts'
import type { SquadColumn, SquadRow } from './squad-order.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** Every column but the name. */
export const COLUMNS: {
  id: Exclude<SquadColumn, 'name'>
  head: Message
  /** Its place where a row is a card of three columns. */
  inCard: string
  cell: (row: SquadRow, writing: Writing, today: string) => ReactNode
}[] = [
  {
    id: 'load',
    head: msg('Weekly Load'),
    inCard: 'order-1 col-span-2',
    cell: ({ week, sparkline }, { whole }) => (
      <span className="inline-flex items-center gap-4 align-middle @max-5xl:gap-2">
        <Sparkline values={sparkline} />
        <span className="min-w-12 font-semibold">{whole(week.load)}</span>
      </span>
    ),
  },
  {
    id: 'change',
    head: msg('Change'),
    inCard: 'order-1',
    cell: (row, { change }) => (row.change === null ? '–' : change(row.change)),
  },
  {
    id: 'monotony',
    head: msg('Monotony'),
    inCard: 'order-3',
    cell: ({ week }, { decimals }) => (week.hasMonotony ? decimals(week.monotony) : '–'),
  },
  {
    id: 'strain',
    head: msg('Strain'),
    inCard: 'order-3',
    cell: ({ week }, { whole }) => (week.hasMonotony ? whole(week.strain) : '–'),
  },
  { id: 'acwr', head: msg('ACWR'), inCard: 'order-2 col-span-2', cell: ({ acwr }) => <Ratio acwr={acwr} /> },
  {
    id: 'compliance',
    head: msg('Compliance'),
    inCard: 'order-2',
    cell: ({ compliancePercent }, { percent }) => percent(compliancePercent),
  },
  {
    id: 'answer',
    head: msg('Last Answer'),
    inCard: 'order-3',
    cell: ({ lastAnswer }, { shortDay }, today) =>
      lastAnswer === null ? (
        <Trans>Never</Trans>
      ) : lastAnswer === today ? (
        <Trans>Today</Trans>
      ) : (
        shortDay(lastAnswer)
      ),
  },
]

function Ratio({ acwr }: Pick<SquadRow, 'acwr'>) {
  const writing = useWriting()
  const { t } = useLingui()
  return (
    <span className="inline-grid justify-items-end gap-0.5 leading-tight @max-3xl:justify-items-start">
      <span className="inline-flex items-center gap-2">
        <Badge tone={ZONE_TONES[acwr.zone]}>{t(ZONE_WORDS[zoneWord(acwr)])}</Badge>
        <span className="min-w-8 font-semibold">{ratioText(acwr, writing)}</span>
      </span>
      <span className="text-[12px] text-ink-3 @5xl:whitespace-nowrap">{t(coverageOf(acwr))}</span>
    </span>
  )
}
