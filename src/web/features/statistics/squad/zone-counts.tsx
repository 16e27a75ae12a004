import { zoneWord } from '#domain/load/zone-word.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ZONE_TONES } from '../ratio-text.ts'
import type { SquadRow } from './squad-order.ts'

const ORDER = ['red', 'yellow', 'green', 'none'] as const

/** How many stand where, those to look at first. */
export function ZoneCounts({ rows }: { rows: readonly SquadRow[] }) {
  const words = new Map<string, { zone: (typeof ORDER)[number]; count: number }>()
  for (const { acwr } of rows) {
    const word = zoneWord(acwr)
    words.set(word, { zone: acwr.zone, count: (words.get(word)?.count ?? 0) + 1 })
  }
  const counts = [...words].toSorted(([, a], [, b]) => ORDER.indexOf(a.zone) - ORDER.indexOf(b.zone))
  return (
    <ul aria-label="Change of load" className="flex flex-wrap gap-2">
      {counts.map(([word, { zone, count }]) => (
        <li key={word}>
          <Badge tone={ZONE_TONES[zone]}>
            {count} {word}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
