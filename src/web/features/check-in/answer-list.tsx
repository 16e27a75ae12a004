import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { Day } from '#domain/check-in/day.ts'
import { RATING_WORDS, RATINGS } from '#domain/check-in/rating.ts'
import { PartState } from './part.tsx'

const rowLooks = {
  rating: 'flex items-baseline justify-between gap-4',
  text: '[&>dt]:text-sm [&>dt]:text-ink-3',
}

/** What was answered, by metric: a rating with its word, text as it was written. */
export function AnswerList({ day: { metrics, answers } }: { day: Day }) {
  const { t } = useLingui()
  return metrics.map(({ id, title }) => {
    const answer = answers.find(({ metricId }) => metricId === id)
    if (!answer) return null
    return (
      <div key={id} className={`px-4 py-3 sm:px-5 ${rowLooks[answer.kind]}`}>
        <dt className="min-w-0 [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </dt>
        {answer.kind === 'rating' ? (
          <dd className="shrink-0 text-ink-3">
            <b className="me-0.5 text-ink tabular-nums">{answer.rating}</b>{' '}
            {t(RATING_WORDS[RATINGS[answer.rating - 1] ?? 3])}
          </dd>
        ) : (
          <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{answer.text}</bdi>
          </dd>
        )}
      </div>
    )
  })
}

/** In place of the check-in, once it is given: out of the way, and there to be looked at. */
export function SubmittedAnswers({ day, isWaiting }: { day: Day; isWaiting: boolean }) {
  if (day.answers.length === 0) return null
  return (
    <details className="group mt-6 rounded-l border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-l px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-semibold">
          <Trans>Your check-in</Trans>
        </span>
        <PartState isWaiting={isWaiting} />
        <ChevronDown
          aria-hidden
          size={18}
          className="text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="divide-y divide-line border-t border-line">
        <AnswerList day={day} />
      </dl>
    </details>
  )
}
