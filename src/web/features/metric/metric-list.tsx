import { useLingui } from '@lingui/react/macro'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useState } from 'react'
import type { Message } from '#domain/language/message.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import { moved } from '#domain/metric/metric-order.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { arrangeMetrics, metricsQuery } from './metric-api.ts'
import { MetricRow } from './metric-row.tsx'

type MetricListProps = { metrics: Metric[]; seesHealth: boolean; onGone: () => void }

/** Reordered by its handles or, for keyboards and screen readers, by its arrows. */
export function MetricList({ metrics, seesHealth, onGone }: MetricListProps) {
  const { t } = useLingui()
  const { ordered, move } = useMetricOrder(metrics)
  const [spoken, setSpoken] = useState<Message>()
  const { drag, handleOf } = useRowDrag(moveTo)
  const ids = ordered.map(({ id }) => id)
  const preview = drag ? moved(ids, drag.id, drag.to) : ids

  function moveTo(id: string, to: number) {
    const metric = ordered.find((other) => other.id === id)
    if (!metric) return
    move(metric, to)
    setSpoken(metricMessages.nowAt(metric.title, to + 1, ordered.length))
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
              seesHealth={seesHealth}
              place={place}
              isLast={place === ordered.length - 1}
              handle={handleOf(metric.id, place)}
              onMove={(to) => moveTo(metric.id, to)}
              onGone={onGone}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken && t(spoken)}
      </p>
    </>
  )
}

const mutationKey = ['metrics', 'order']

/** The metrics as they are to stand: an order on its way to the server shows at once, and is gone again if refused. */
function useMetricOrder(metrics: Metric[]) {
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the order asked for last has to arrive last.
    scope: { id: mutationKey.join() },
    mutationFn: (ids: string[]) => arrangeMetrics(teamId, ids),
    onError: (error) => {
      const { failure } = wordsOf(error, metricMessages.orderFailed)
      if (failure) showToast('error', failure.message)
    },
    onSettled: () => queryClient.invalidateQueries(metricsQuery(teamId)),
  })
  const asked = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as string[],
  }).at(-1)

  const ordered = asked
    ? metrics.toSorted((one, other) => placeOf(asked, one) - placeOf(asked, other))
    : metrics
  return {
    ordered,
    move: (metric: Metric, to: number) => {
      const ids = ordered.map(({ id }) => id)
      const next = moved(ids, metric.id, to)
      if (next.join() !== ids.join()) mutate(next)
    },
  }
}

/** A metric that came in the meantime stands at the end. */
function placeOf(ids: string[], { id }: Metric): number {
  const index = ids.indexOf(id)
  return index < 0 ? ids.length : index
}

type Drag = { id: string; to: number }

/**
 * Dragging a row of a list by its handle, with mouse, pen or finger. `drag` says where the row would land; show that by
 * CSS order alone, since a handle that moves in the document loses its pointer.
 */
function useRowDrag(onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  const handleOf = (id: string, from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, to: from })
    },
    onPointerMove: (event: PointerEvent) => {
      const row = event.currentTarget.closest('li')
      if (!row || drag?.id !== id) return
      const to = rowsAbove(event.clientY, row)
      if (to === drag.to) return
      setDrag({ id, to })
      requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }))
    },
    // Where it is let go, though the last move may not be drawn yet.
    onPointerUp: (event: PointerEvent) => {
      const row = event.currentTarget.closest('li')
      if (row && drag?.id === id) onDrop(id, rowsAbove(event.clientY, row))
    },
    onLostPointerCapture: () => setDrag(undefined),
  })

  return { drag, handleOf }
}

/** How many of the other rows have their middle above the pointer. */
function rowsAbove(pointerY: number, row: Element): number {
  const others = [...(row.parentElement?.children ?? [])].filter((other) => other !== row)
  return others.filter((other) => {
    const { top, height } = other.getBoundingClientRect()
    return top + height / 2 < pointerY
  }).length
}
