import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Message, msg } from '#domain/language/message.ts'
import type { Writing } from '#domain/language/writing.ts'
import { type Basis, isJudged } from '#domain/load/basis.ts'
import { isHighMonotony } from '#domain/load/week.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { atLeast, ratioText, ZONE_WORDS, zoneWord } from '#domain/statistics/zone-word.ts'
import { FAR_DEVIATIONS } from '#domain/wellness/standing.ts'
import { wellnessMessages } from '#domain/wellness/wellness-messages.ts'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { coverageOf } from '../ratio-text.ts'
import { ZoneBadge } from '../zone-badge.tsx'
import { hasVariety, type SquadColumn, type SquadRow } from './squad-order.ts'
import { useWriting } from '#web/language/use-writing.ts'

type Cell = (row: SquadRow, writing: Writing, today: string) => ReactNode

/** Every column but the name. */
export const COLUMNS: {
  id: Exclude<SquadColumn, 'name'>
  head: Message
  /** What is not said by its head. */
  legend?: Message
  cell: Cell
  /** Where a row has a single line, if it is to be smaller there. */
  inLine?: Cell
}[] = [
  {
    id: 'load',
    head: msg('Weekly Load'),
    cell: ({ week, sparkline }, { whole }) => (
      <span className="inline-flex items-center gap-4 align-middle @max-5xl:gap-2">
        <Sparkline values={sparkline} />
        <span className="min-w-12 font-semibold">{whole(week.load)}</span>
      </span>
    ),
    inLine: ({ week, sparkline }, { whole }) => (
      <span className="inline-flex items-center gap-2 align-middle">
        <span className="min-w-10">{whole(week.load)}</span>
        <Sparkline values={sparkline} height={16} />
      </span>
    ),
  },
  {
    id: 'change',
    head: msg('Change'),
    cell: ({ change: { share, basis } }, { change }) =>
      share !== null && isJudged(basis) ? atLeast(change(share), basis) : <NotJudged basis={basis} />,
  },
  {
    id: 'monotony',
    head: msg('Monotony'),
    legend: statisticsMessages.monotonyIs,
    cell: ({ week }, { decimals }) => <Monotony week={week} text={decimals(week.monotony)} />,
  },
  {
    id: 'strain',
    head: msg('Strain'),
    cell: ({ week }, { whole }) => (hasVariety(week) ? whole(week.strain) : '–'),
  },
  { id: 'acwr', head: msg('ACWR'), cell: ({ acwr, daysOut }) => <Ratio acwr={acwr} daysOut={daysOut} /> },
  {
    id: 'wellness',
    head: msg('Wellness'),
    legend: wellnessMessages.standingIs,
    cell: ({ wellness }) => <Wellness wellness={wellness} className="inline-grid gap-0.5" />,
    inLine: ({ wellness }) => <Wellness wellness={wellness} className="inline-flex items-baseline gap-2" />,
  },
  {
    id: 'compliance',
    head: msg('Compliance'),
    cell: ({ compliancePercent, reportedDays }, { percent }) => (
      <span className="inline-grid min-w-24 gap-0.5 leading-tight">
        {percent(compliancePercent)}
        <small className="text-[12px] text-ink-3">
          <Trans>{reportedDays} of 28 days reported</Trans>
        </small>
      </span>
    ),
    inLine: ({ compliancePercent }, { percent }) => percent(compliancePercent),
  },
  {
    id: 'answer',
    head: msg('Last Answer'),
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

export const HEADS: { id: SquadColumn; head: Message; legend?: Message }[] = [
  { id: 'name', head: msg('Athlete') },
  ...COLUMNS,
]

/** Why there is nothing to read, for who rests the cursor on it or hears it; where there is room, for everybody. */
function NotJudged({ basis }: { basis: Basis }) {
  const { t } = useLingui()
  const word = t(ZONE_WORDS[zoneWord({ ratio: null, zone: 'none', basis })])
  return (
    <span title={word} className="text-ink-3">
      –<span className="sr-only in-[dl]:not-sr-only in-[dl]:text-[13px]"> {word}</span>
    </span>
  )
}

function Monotony({ week, text }: Pick<SquadRow, 'week'> & { text: string }) {
  const { t } = useLingui()
  if (!isJudged(week.basis)) return <NotJudged basis={week.basis} />
  if (!week.hasMonotony) {
    return week.load === 0 ? (
      '–'
    ) : (
      <small className="text-[12px] text-warn">
        <Trans>same load every day</Trans>
      </small>
    )
  }
  if (!isHighMonotony(week.monotony)) return text
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5 font-semibold text-warn">
      {text}
      <small className="text-[12px]">{t(statisticsMessages.highMonotony)}</small>
    </span>
  )
}

function Wellness({ wellness, className }: Pick<SquadRow, 'wellness'> & { className: string }) {
  const { signedTenths, tenths, whole } = useWriting()
  const { t } = useLingui()
  if (wellness.basis !== 'enough')
    return (
      <small className="block text-[12px] leading-tight text-ink-3">
        {t(wellnessMessages.standing[wellness.basis])}
      </small>
    )
  const { distance, latest, mean } = wellness
  // As it is shown.
  const isFar = Number(distance.toFixed(1)) <= -FAR_DEVIATIONS
  return (
    <span className={`leading-tight ${className}`}>
      <span className={isFar ? 'font-semibold text-warn' : ''}>{signedTenths(distance)}</span>
      <small className="text-[12px] text-ink-3 @5xl:whitespace-nowrap">
        {t(wellnessMessages.totalBefore(whole(latest), tenths(mean)))}
      </small>
    </span>
  )
}

function Ratio({ acwr, daysOut }: Pick<SquadRow, 'acwr' | 'daysOut'>) {
  const writing = useWriting()
  const { t } = useLingui()
  return (
    <span className="inline-grid justify-items-end gap-0.5 in-[dl]:justify-items-start leading-tight">
      <span className="inline-flex items-center gap-2">
        <ZoneBadge ratio={acwr} daysOut={daysOut} />
        <span
          className={`min-w-8 font-semibold whitespace-nowrap ${acwr.zone === 'none' ? 'text-ink-3' : ''}`}
        >
          {ratioText(acwr, writing)}
        </span>
      </span>
      <span className="text-[12px] text-ink-3 @5xl:whitespace-nowrap">{t(coverageOf(acwr))}</span>
    </span>
  )
}
