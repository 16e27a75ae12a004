import { useState } from 'react'
import { metricMessages } from '#domain/messages/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { moved } from '#domain/metric/moved.ts'
import { MetricRow } from './metric-row.tsx'
import { useMetricOrder } from './use-metric-order.ts'
import { useRowDrag } from './use-row-drag.ts'

/** Reordered by its handles or, for keyboards and screen readers, by its arrows. */
export function MetricList({ metrics, onDeleted }: { metrics: Metric[]; onDeleted: () => void }) {
  const { ordered, move } = useMetricOrder(metrics)
  const [spoken, setSpoken] = useState('')
  const { drag, handleOf } = useRowDrag(moveTo)
  const ids = ordered.map(({ id }) => id)
  const preview = drag ? moved(ids, drag.id, drag.to) : ids

  function moveTo(id: string, to: number) {
    const metric = ordered.find((other) => other.id === id)
    if (!metric) return
    move(metric, to)
    setSpoken(metricMessages.ours.nowAt(metric.title, to + 1, ordered.length))
  }

  return (
    <>
      <ol className="grid">
        {ordered.map((metric, place) => (
          <li
            key={metric.id}
            style={{ order: preview.indexOf(metric.id) }}
            className={`border-b border-line ${drag?.id === metric.id ? 'bg-brand-soft' : ''}`}
          >
            <MetricRow
              metric={metric}
              place={place}
              isLast={place === ordered.length - 1}
              handle={handleOf(metric.id, place)}
              onMove={(to) => moveTo(metric.id, to)}
              onDeleted={onDeleted}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
