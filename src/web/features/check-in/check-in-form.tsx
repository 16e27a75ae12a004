import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import type { Day } from '#domain/check-in/day.ts'
import { ratingHint } from '#domain/check-in/rating.ts'
import type { Message } from '#domain/language/message.ts'
import { Button } from '#web/ui/button.tsx'
import { answersIn } from './draft/complete-parts.ts'
import type { DayDraft } from './draft/day-draft.ts'
import type { EditDraft } from './draft/stored-drafts.ts'
import { RatingRow, TextRow } from './metric-rows.tsx'
import { PartFields } from './part-fields.tsx'
import { PartProblem } from './part.tsx'
import { useWriting } from '#web/language/use-writing.ts'

type CheckInFormProps = {
  day: Day
  /** Who sees the answer to a question. */
  audienceOf: (metric: Day['metrics'][number]) => ReactNode
  draft: DayDraft
  edit: EditDraft
  /** Comes after the form: its place is kept. */
  cannotTrain: ReactNode
  isSending: boolean
  /** The answers are on their way, by whichever button. */
  isLocked: boolean
  /** Whether submitting was tried in vain, so that the reason is pointed out. */
  isTried: boolean
  refusal: Message | null
  onSubmit: () => void
}

export function CheckInForm(props: CheckInFormProps) {
  const { shortDay } = useWriting()
  const { day, audienceOf, draft, edit, cannotTrain, isSending, isLocked, isTried, refusal, onSubmit } = props
  const { t } = useLingui()
  const hintId = useId()
  const problemId = useId()
  const { metrics } = day
  const answered = answersIn(draft, metrics).length
  const asked = metrics.length
  const isComplete = answered === asked
  const date = shortDay(day.day)
  const hasRatings = metrics.some(({ type }) => type === 'rating')

  return (
    <section aria-labelledby="check-in-title" className="pt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="check-in-title" className="text-[19px]">
          <Trans>
            Daily Wellness Check-in{' '}
            <time
              dateTime={day.day}
              className="ms-1 text-sm font-medium tracking-normal whitespace-nowrap text-ink-3"
            >
              {date}
            </time>
          </Trans>
        </h2>
        <p aria-live="polite" className="shrink-0 text-sm font-medium text-ink-3 tabular-nums">
          <Trans>
            {answered} of {asked}
          </Trans>
        </p>
      </div>
      {hasRatings && (
        <p id={hintId} className="mt-1 text-[13.5px] text-ink-3">
          {ratingHint(t)}
        </p>
      )}
      <PartFields isSending={isLocked}>
        <div className="mt-1 divide-y divide-line">
          {metrics.map((metric) =>
            metric.type === 'rating' ? (
              <RatingRow
                key={metric.id}
                metric={metric}
                audience={audienceOf(metric)}
                rating={draft.ratings[metric.id]}
                hintId={hintId}
                isMissed={isTried}
                onRate={(rating) =>
                  edit((now) => ({ ...now, ratings: { ...now.ratings, [metric.id]: rating } }))
                }
              />
            ) : (
              <TextRow
                key={metric.id}
                metric={metric}
                audience={audienceOf(metric)}
                text={draft.texts[metric.id] ?? ''}
                onWrite={(text) => edit((now) => ({ ...now, texts: { ...now.texts, [metric.id]: text } }))}
              />
            ),
          )}
          <div className="min-h-[98px] sm:min-h-[78px]">{cannotTrain}</div>
        </div>
      </PartFields>
      <Button
        size="l"
        busy={isSending && t`Submitting...`}
        unavailable={!isComplete || isLocked}
        aria-describedby={problemId}
        onClick={onSubmit}
        className="mt-2 w-full"
      >
        <Trans>Submit Daily Check-in</Trans>
      </Button>
      <PartProblem
        id={problemId}
        hint={isComplete ? null : dayMessages.incomplete}
        isPointedOut={isTried}
        refusal={refusal}
      />
    </section>
  )
}
