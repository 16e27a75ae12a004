import { useId, useRef } from 'react'
import { metricMessages } from '#domain/messages/metric-messages.ts'
import { MAX_METRICS } from '#domain/metric/metric-limits.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MetricList } from './metric-list.tsx'
import { StarterSetOffer } from './starter-set-offer.tsx'

type CurrentMetricsProps = { metrics: Metric[]; onAdded: (news: string) => void }

export function CurrentMetrics({ metrics, onAdded }: CurrentMetricsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby={headingId}>
      <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line">
        {/* Focused when a deletion takes away the button that had the focus. */}
        <h3 ref={heading} id={headingId} tabIndex={-1} className="text-[17px]">
          Current Metrics
        </h3>
        <Badge>{metricMessages.remaining(MAX_METRICS - metrics.length)}</Badge>
      </header>
      {metrics.length === 0 ? (
        <StarterSetOffer onAdded={onAdded} />
      ) : (
        <MetricList metrics={metrics} onDeleted={() => heading.current?.focus()} />
      )}
    </section>
  )
}
