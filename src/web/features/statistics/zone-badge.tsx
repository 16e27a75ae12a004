import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { directionOf, ZONE_WORDS, zoneWord } from '#domain/statistics/zone-word.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Ratio, ZONE_TONES } from './ratio-text.ts'

/** How a ratio is judged: a fall and a rise of one colour differ by their arrow. */
export function ZoneBadge({ ratio }: { ratio: Ratio }) {
  const { t } = useLingui()
  const direction = directionOf(ratio)
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <Badge
      tone={ZONE_TONES[ratio.zone]}
      mark={direction && <Arrow aria-hidden size={14} className="-mx-[3px] shrink-0" />}
    >
      {t(ZONE_WORDS[zoneWord(ratio)])}
    </Badge>
  )
}
