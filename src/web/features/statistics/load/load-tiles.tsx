import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LoadPoint } from '#domain/load/load-point.ts'
import type { LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { isExplained, ratioText } from '#domain/statistics/zone-word.ts'
import { coverageOf } from '../ratio-text.ts'
import { ZoneBadge } from '../zone-badge.tsx'
import { useWriting } from '#web/language/use-writing.ts'

const ratioInk = { green: 'text-good', yellow: 'text-warn', red: 'text-bad', none: 'text-ink-3' }

type LoadTilesProps = {
  point: LoadPoint
  /** A day without a report counts as 0, and the tile says so. */
  isReported: boolean
  method: LoadMethod
  /** Of the last 7 days: they explain a fall. */
  daysOut: number
}

/** The end of the range in four numbers. */
export function LoadTiles({ point, isReported, method, daysOut }: LoadTilesProps) {
  const writing = useWriting()
  const { shortDay, whole } = writing
  const { t } = useLingui()
  const isRolling = method === 'rolling'
  const day = shortDay(point.date)
  const isShort = point.basis === 'short-record'
  return (
    <dl className="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      <Tile
        name={t`Daily Load`}
        value={whole(point.daily)}
        note={isReported ? t`on ${day}` : t`not reported on ${day}`}
      />
      <Tile
        name={isRolling ? t`Weekly Load` : t`Acute Load`}
        value={whole(point.acute)}
        note={isRolling ? t`last 7 days` : t`average per day`}
      />
      <Tile
        name={t`Chronic Load`}
        value={isShort ? <span className="text-ink-3">–</span> : whole(point.chronic)}
        note={
          isShort ? t`not enough history` : isRolling ? t`mean of the 4 weeks before` : t`average per day`
        }
      />
      <Tile
        name={t`ACWR`}
        value={
          <span className={ratioInk[isExplained(point, daysOut) ? 'none' : point.zone]}>
            {ratioText(point, writing)}
          </span>
        }
        note={
          <>
            <ZoneBadge ratio={point} daysOut={daysOut} />
            <span className="mt-1.5 block">{t(coverageOf(point))}</span>
          </>
        }
      />
    </dl>
  )
}

function Tile({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) {
  return (
    <div className="border-line px-4 py-4 sm:first:ps-6 lg:max-xl:odd:ps-6 max-sm:nth-[n+3]:border-t even:border-s sm:not-first:border-s lg:max-xl:nth-[3]:border-s-0 lg:max-xl:nth-[n+3]:border-t">
      <dt className="text-[13px] text-ink-3 [overflow-wrap:anywhere]">{name}</dt>
      <dd className="mt-0.5">
        <span className="block text-[28px] leading-tight font-bold tracking-tight tabular-nums">{value}</span>
        <span className="mt-1 block text-[12.5px] leading-snug text-ink-3 *:whitespace-normal">{note}</span>
      </dd>
    </div>
  )
}
