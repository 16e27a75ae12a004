import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Day } from '#domain/check-in/day.ts'
import { MAX_TEXT_ANSWER_LENGTH, RATING_WORDS, RATINGS } from '#domain/check-in/rating.ts'
import { NumberChoice } from './choice.tsx'

type MetricRowProps = {
  metric: Day['metrics'][number]
  /** At the right end of the title. */
  aside?: ReactNode
  /** Who sees the answer. */
  audience: ReactNode
  children: ReactNode
}

export const metricRowId = (metricId: string) => `metric-${metricId}`
const metricTitleId = (metricId: string) => `metric-${metricId}-title`
const metricDescriptionId = (metricId: string) => `metric-${metricId}-description`

/** What one metric asks, and the place for its answer. */
function MetricRow({ metric: { id, title, description }, aside, audience, children }: MetricRowProps) {
  return (
    <div id={metricRowId(id)} className="py-4">
      <div className="relative flex items-baseline gap-1">
        <h3
          id={metricTitleId(id)}
          className="min-w-0 text-base font-semibold tracking-normal [overflow-wrap:anywhere]"
        >
          <bdi>{title}</bdi>
        </h3>
        {audience}
        <div className="ms-auto shrink-0 ps-3">{aside}</div>
      </div>
      {description && (
        <p
          id={metricDescriptionId(id)}
          className="mt-0.5 text-sm whitespace-pre-line text-ink-3 [overflow-wrap:anywhere]"
        >
          <bdi>{description}</bdi>
        </p>
      )}
      {children}
    </div>
  )
}

type RatingRowProps = {
  metric: Day['metrics'][number]
  audience: ReactNode
  rating: number | undefined
  /** The id of what explains the numbers. */
  hintId: string
  /** Submitting was tried without it. */
  isMissed: boolean
  onRate: (rating: number) => void
}

export function RatingRow({ metric, audience, rating, hintId, isMissed, onRate }: RatingRowProps) {
  const { t } = useLingui()
  const chosen = RATINGS.find((value) => value === rating)
  const word = chosen ? (
    <span className="shrink-0 text-sm font-medium text-brand">{t(RATING_WORDS[chosen])}</span>
  ) : (
    <span className={`shrink-0 text-sm ${isMissed ? 'font-medium text-bad' : 'text-ink-3'}`}>
      <Trans>tap to rate</Trans>
    </span>
  )
  const describedBy = metric.description ? `${metricDescriptionId(metric.id)} ${hintId}` : hintId
  return (
    <MetricRow metric={metric} aside={word} audience={audience}>
      <div
        role="radiogroup"
        aria-labelledby={metricTitleId(metric.id)}
        aria-describedby={describedBy}
        className="mt-2.5 grid grid-cols-5 gap-1.5"
      >
        {RATINGS.map((value) => (
          <NumberChoice
            key={value}
            name={metric.id}
            value={value}
            word={t(RATING_WORDS[value])}
            checked={value === rating}
            onChoose={() => onRate(value)}
            className="h-13 text-lg"
          />
        ))}
      </div>
    </MetricRow>
  )
}

/** From here on the athlete should know how much room is left. */
const COUNTED_FROM = MAX_TEXT_ANSWER_LENGTH - 200

type TextRowProps = {
  metric: Day['metrics'][number]
  audience: ReactNode
  text: string
  onWrite: (text: string) => void
}

export function TextRow({ metric, audience, text, onWrite }: TextRowProps) {
  const written = text.length
  const counter = written >= COUNTED_FROM && (
    <span aria-live="polite" className="shrink-0 text-sm text-ink-3 tabular-nums">
      <Trans>
        {written} of {MAX_TEXT_ANSWER_LENGTH}
      </Trans>
    </span>
  )
  return (
    <MetricRow metric={metric} aside={counter} audience={audience}>
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
