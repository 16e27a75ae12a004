import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { directionOf, isExplained, ZONE_WORDS, zoneWord } from '#domain/statistics/zone-word.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Ratio, ZONE_TONES } from './ratio-text.ts'

type ZoneBadgeProps = { ratio: Ratio; /** Of the last 7 days. */ daysOut: number }

/** How a ratio is judged: a fall and a rise of one colour differ by their arrow. */
export function ZoneBadge({ ratio, daysOut }: ZoneBadgeProps) {
  const { t } = useLingui()
  if (isExplained(ratio, daysOut))
    return <Badge tone="neutral">{t(statisticsMessages.pause.daysOut(daysOut))}</Badge>
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
