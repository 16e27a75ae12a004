import type { Day } from '#domain/check-in/day.ts'
import { RATING_WORDS, RATINGS } from '#domain/check-in/rating-words.ts'

/** What was answered, by metric: a rating with its word, text as it was written. */
export function AnswerList({ day: { metrics, answers } }: { day: Day }) {
  return metrics.map(({ id, title }) => {
    const answer = answers.find(({ metricId }) => metricId === id)
    if (!answer) return null
    return (
      <div key={id} className="px-4 py-3 sm:px-5">
        {answer.kind === 'rating' ? (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{title}</dt>
            <dd className="shrink-0 text-ink-3">
              <b className="mr-1.5 text-ink tabular-nums">{answer.rating}</b>
              {RATING_WORDS[RATINGS[answer.rating - 1] ?? 3]}
            </dd>
          </div>
        ) : (
          <>
            <dt className="text-sm text-ink-3 [overflow-wrap:anywhere]">{title}</dt>
            <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</dd>
          </>
        )}
      </div>
    )
  })
}
