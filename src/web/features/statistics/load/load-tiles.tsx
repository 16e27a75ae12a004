import type { ReactNode } from 'react'
import { shortDay } from '#domain/calendar/day-label.ts'
import { whole } from '#domain/text/figure-text.ts'
import type { LoadPoint } from '#domain/load/load-point.ts'
import { zoneWord } from '#domain/statistics/zone-word.ts'
import type { LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { Badge } from '#web/ui/badge.tsx'
import { coverageText, ratioText, ZONE_TONES } from '../ratio-text.ts'

const ratioInk = { green: 'text-good', yellow: 'text-warn', red: 'text-bad', none: 'text-ink-3' }

type LoadTilesProps = {
  point: LoadPoint
  /** A day without a report counts as 0, and the tile says so. */
  isReported: boolean
  method: LoadMethod
}

/** The end of the range in four numbers. */
export function LoadTiles({ point, isReported, method }: LoadTilesProps) {
  const isRolling = method === 'rolling'
  return (
    <dl className="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      <Tile
        name="Daily Load"
        value={whole(point.daily)}
        note={`${isReported ? 'on' : 'not reported on'} ${shortDay(point.date)}`}
      />
      <Tile
        name={isRolling ? 'Weekly Load' : 'Acute Load'}
        value={whole(point.acute)}
        note={isRolling ? 'last 7 days' : 'average per day'}
      />
      <Tile
        name="Chronic Load"
        value={whole(point.chronic)}
        note={isRolling ? 'mean of the 4 weeks before' : 'average per day'}
      />
      <Tile
        name="ACWR"
        value={<span className={ratioInk[point.zone]}>{ratioText(point)}</span>}
        note={
          <>
            {point.zone === 'none' ? (
              zoneWord(point)
            ) : (
              <Badge tone={ZONE_TONES[point.zone]}>{zoneWord(point)}</Badge>
            )}
            <span className="mt-1.5 block">{coverageText(point)}</span>
          </>
        }
      />
    </dl>
  )
}

function Tile({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) {
  return (
    <div className="border-line px-4 py-4 sm:first:ps-6 lg:max-xl:odd:ps-6 max-sm:nth-[n+3]:border-t even:border-s sm:not-first:border-s lg:max-xl:nth-[3]:border-s-0 lg:max-xl:nth-[n+3]:border-t">
      <dt className="text-[13px] text-ink-3">{name}</dt>
      <dd className="mt-0.5">
        <span className="block text-[28px] leading-tight font-bold tracking-tight tabular-nums">{value}</span>
        <span className="mt-1 block text-[12.5px] leading-snug text-ink-3">{note}</span>
      </dd>
    </div>
  )
}
