import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import type { Message } from '#domain/language/message.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'
import { SESSION_LABELS, type Slot } from '#domain/training-session/training-session.ts'
import { Button } from '#web/ui/button.tsx'
import { YesNo } from './choice.tsx'
import { SessionLine } from './day-summary.tsx'
import { sessionProblem } from './draft/complete-parts.ts'
import { NEW_SESSION, type SessionDraft } from './draft/day-draft.ts'
import { PartFields } from './part-fields.tsx'
import { PartProblem, PartState } from './part.tsx'
import { SessionFields } from './session-fields.tsx'

type SessionCardProps = {
  slot: Slot
  /** Given, and locked by that. */
  submitted: SessionAnswer | null
  isWaiting: boolean
  session: SessionDraft | null
  onChange: (session: SessionDraft) => void
  isSending: boolean
  /** The session is on its way, by whichever button. */
  isLocked: boolean
  isTried: boolean
  refusal: Message | null
  onSubmit: () => void
}

export const sessionCardId = (slot: Slot) => `session-${slot}`

/** One half of the day: unanswered, No or Yes; once submitted it is locked. */
export function SessionCard(props: SessionCardProps) {
  const { slot, submitted, isWaiting, session, onChange, isTried, refusal, onSubmit } = props
  const { isSending, isLocked } = props
  const { t } = useLingui()
  const titleId = useId()
  const problemId = useId()
  const problem = session && sessionProblem(slot, session)
  const name = t(SESSION_LABELS[slot])

  function answer(trained: boolean) {
    if (!trained) onChange({ kind: 'rested' })
    else if (session?.kind !== 'trained') onChange(NEW_SESSION)
  }

  return (
    <section
      id={sessionCardId(slot)}
      aria-labelledby={titleId}
      className="mt-3 rounded-l border border-line bg-surface p-4 sm:p-5"
    >
      <PartFields isSending={isLocked}>
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h3 id={titleId} className="text-[17px]">
            {name}
          </h3>
          {submitted ? (
            <PartState isWaiting={isWaiting} />
          ) : (
            <YesNo
              label={t`${name}: did you train?`}
              value={session && session.kind === 'trained'}
              onAnswer={answer}
            />
          )}
        </div>
        {submitted && (
          <div className="mt-2">
            <SessionLine session={submitted} />
          </div>
        )}
        {!submitted && session?.kind === 'rested' && (
          <p className="mt-2 text-sm text-ink-3">{t(dayMessages.rest)}</p>
        )}
        {!submitted && session?.kind === 'trained' && (
          <SessionFields slot={slot} session={session} onChange={onChange} />
        )}
      </PartFields>
      {!submitted && session && (
        <>
          <Button
            size="l"
            busy={isSending && t`Submitting...`}
            unavailable={isLocked}
            aria-describedby={problemId}
            onClick={onSubmit}
            className="mt-4 w-full"
          >
            <Trans>Submit {slot} Session</Trans>
          </Button>
          <PartProblem
            id={problemId}
            hint={problem?.message ?? null}
            isPointedOut={isTried}
            refusal={refusal}
          />
        </>
      )}
    </section>
  )
}
