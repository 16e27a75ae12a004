import type { Day } from '#domain/check-in/day.ts'
import { RATING_WORDS, RATINGS } from '#domain/check-in/rating-words.ts'
import { MetricRow, metricDescriptionId, metricTitleId } from './metric-row.tsx'
import { NumberChoice } from './number-choice.tsx'

type RatingRowProps = {
  metric: Day['metrics'][number]
  rating: number | undefined
  /** The id of what explains the numbers. */
  hintId: string
  /** Submitting was tried without it. */
  isMissed: boolean
  onRate: (rating: number) => void
}

export function RatingRow({ metric, rating, hintId, isMissed, onRate }: RatingRowProps) {
  const chosen = RATINGS.find((value) => value === rating)
  const word = chosen ? (
    <span className="shrink-0 text-sm font-medium text-brand">{RATING_WORDS[chosen]}</span>
  ) : (
    <span className={`shrink-0 text-sm ${isMissed ? 'font-medium text-bad' : 'text-ink-3'}`}>
      tap to rate
    </span>
  )
  const describedBy = metric.description ? `${metricDescriptionId(metric.id)} ${hintId}` : hintId
  return (
    <MetricRow metric={metric} aside={word}>
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
            word={RATING_WORDS[value]}
            checked={value === rating}
            onChoose={() => onRate(value)}
            className="h-13 text-lg"
          />
        ))}
      </div>
    </MetricRow>
  )
}
