import type { ReactNode } from 'react'
import type { Day } from '#domain/check-in/day.ts'

type MetricRowProps = {
  metric: Day['metrics'][number]
  /** At the right end of the title. */
  aside?: ReactNode
  children: ReactNode
}

export const metricRowId = (metricId: string) => `metric-${metricId}`
export const metricTitleId = (metricId: string) => `metric-${metricId}-title`
export const metricDescriptionId = (metricId: string) => `metric-${metricId}-description`

/** What one metric asks, and the place for its answer. */
export function MetricRow({ metric: { id, title, description }, aside, children }: MetricRowProps) {
  return (
    <div id={metricRowId(id)} className="py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3
          id={metricTitleId(id)}
          className="min-w-0 text-base font-semibold tracking-normal [overflow-wrap:anywhere]"
        >
          {title}
        </h3>
        {aside}
      </div>
      {description && (
        <p
          id={metricDescriptionId(id)}
          className="mt-0.5 text-sm whitespace-pre-line text-ink-3 [overflow-wrap:anywhere]"
        >
          {description}
        </p>
      )}
      {children}
    </div>
  )
}
