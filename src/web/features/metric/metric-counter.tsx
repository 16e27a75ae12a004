import { metricMessages } from '#domain/messages/metric-messages.ts'
import { metricRoom } from '#domain/metric/metric-room.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones = { plenty: 'good', 'nearly-full': 'warn', full: 'bad' } as const

export function MetricCounter({ used }: { used: number }) {
  return <Badge tone={tones[metricRoom(used)]}>{metricMessages.used(used)}</Badge>
}
