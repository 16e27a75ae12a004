import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Metric } from '#domain/metric/metric.ts'
import { DeleteMetricDialog } from './delete-metric-dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { metricTypeLabels } from './metric-type-labels.ts'
import { RenameForm } from './rename-form.tsx'

type MetricRowProps = {
  metric: Metric
  place: number
  isLast: boolean
  handle: ComponentProps<'span'>
  onMove: (to: number) => void
  onDeleted: () => void
}

export function MetricRow({ metric, place, isLast, handle, onMove, onDeleted }: MetricRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLDivElement>(null)

  /** Rendered before the focus moves there. */
  function rename(start: boolean) {
    flushSync(() => setRenaming(start))
    if (start) row.current?.querySelector('input')?.select()
    else row.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }

  return (
    <div ref={row}>
      {isRenaming ? (
        <RenameForm metric={metric} onDone={() => rename(false)} />
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          <span
            {...handle}
            aria-hidden
            className="grid h-10 w-6 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
          >
            <GripVertical size={18} />
          </span>
          <div className="leading-snug [overflow-wrap:anywhere]">
            <p className="font-semibold">{metric.title}</p>
            {metric.description && <p className="text-sm text-ink-2">{metric.description}</p>}
            <p className="text-[13px] text-ink-3">{metricTypeLabels[metric.type]}</p>
          </div>
          <div className="col-start-2 -ml-2.5 flex sm:col-start-3 sm:ml-0">
            <IconButton
              label={`Move ${metric.title} up`}
              Icon={ArrowUp}
              idle={place === 0}
              onClick={() => onMove(place - 1)}
            />
            <IconButton
              label={`Move ${metric.title} down`}
              Icon={ArrowDown}
              idle={isLast}
              onClick={() => onMove(place + 1)}
            />
            <IconButton
              label={`Rename ${metric.title}`}
              Icon={Pencil}
              data-rename
              onClick={() => rename(true)}
            />
            <IconButton
              label={`Delete ${metric.title}`}
              Icon={Trash2}
              look="danger"
              onClick={() => setAsking(true)}
            />
          </div>
        </div>
      )}
      <DeleteMetricDialog
        metric={metric}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </div>
  )
}
