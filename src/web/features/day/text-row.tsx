import { MAX_TEXT_ANSWER_LENGTH } from '#domain/check-in/answer-limits.ts'
import type { Day } from '#domain/check-in/day.ts'
import { MetricRow, metricDescriptionId, metricTitleId } from './metric-row.tsx'

/** From here on the athlete should know how much room is left. */
const COUNTED_FROM = MAX_TEXT_ANSWER_LENGTH - 200

type TextRowProps = { metric: Day['metrics'][number]; text: string; onWrite: (text: string) => void }

export function TextRow({ metric, text, onWrite }: TextRowProps) {
  const counter = text.length >= COUNTED_FROM && (
    <span aria-live="polite" className="shrink-0 text-sm text-ink-3 tabular-nums">
      {text.length} of {MAX_TEXT_ANSWER_LENGTH}
    </span>
  )
  return (
    <MetricRow metric={metric} aside={counter}>
      <textarea
        rows={3}
        maxLength={MAX_TEXT_ANSWER_LENGTH}
        aria-labelledby={metricTitleId(metric.id)}
        aria-describedby={metric.description ? metricDescriptionId(metric.id) : undefined}
        value={text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        className="mt-2.5 block field-sizing-content max-h-80 min-h-24 w-full resize-none rounded-m border border-control bg-surface px-3 py-2.5 transition-colors hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
      />
    </MetricRow>
  )
}
