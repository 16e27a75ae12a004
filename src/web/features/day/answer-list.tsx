import type { Day } from '#domain/check-in/day.ts'
import { RATING_WORDS, RATINGS } from '#domain/check-in/rating-words.ts'

const rowLooks = {
  rating: 'flex items-baseline justify-between gap-4',
  text: '[&>dt]:text-sm [&>dt]:text-ink-3',
}

/** What was answered, by metric: a rating with its word, text as it was written. */
export function AnswerList({ day: { metrics, answers } }: { day: Day }) {
  return metrics.map(({ id, title }) => {
    const answer = answers.find(({ metricId }) => metricId === id)
    if (!answer) return null
    return (
      <div key={id} className={`px-4 py-3 sm:px-5 ${rowLooks[answer.kind]}`}>
        <dt className="min-w-0 [overflow-wrap:anywhere]">{title}</dt>
        {answer.kind === 'rating' ? (
          <dd className="shrink-0 text-ink-3">
            <b className="mr-0.5 text-ink tabular-nums">{answer.rating}</b>{' '}
            {RATING_WORDS[RATINGS[answer.rating - 1] ?? 3]}
          </dd>
        ) : (
          <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</dd>
        )}
      </div>
    )
  })
}
