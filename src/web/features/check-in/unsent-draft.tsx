import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import type { Day } from '#domain/check-in/day.ts'
import type { Message } from '#domain/language/message.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { completeParts, isNothing } from './draft/complete-parts.ts'
import { isBlank } from './draft/day-draft.ts'
import { removeDraft, useDraft, usePastDraftDays } from './draft/stored-drafts.ts'
import type { Submitting } from './use-submit-day.ts'
import { useWriting } from '#web/language/use-writing.ts'

type UnsentDraftProps = { userId: string; day: Day; reason: Message; submitting: Submitting }

/** Answers that were filled in while the form was open and not submitted: as they are, they still may be. */
export function UnsentDraft({ userId, day, reason, submitting }: UnsentDraftProps) {
  const { longDay, inARow } = useWriting()
  const { t } = useLingui()
  const [draft] = useDraft(userId, day.day)
  const [isAsking, setAsking] = useState(false)
  const parts = completeParts(day, draft)
  const { isSending, refusal } = submitting.stateOf(day.day, 'all')
  const { changedAt } = draft
  const date = longDay(day.day)
  const complete = inARow([
    ...(parts.answers ? [t`check-in`] : []),
    ...(parts.AM ? [t`AM session`] : []),
    ...(parts.PM ? [t`PM session`] : []),
  ])
  if (isBlank(draft) || !changedAt) return null
  return (
    <section
      aria-label={t`Unsent answers of ${date}`}
      className="mt-6 rounded-l border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <h2 className="text-[17px]">
        <Trans>
          Unsent answers of <time dateTime={day.day}>{date}</time>
        </Trans>
      </h2>
      <p className="mt-1.5 text-ink-2">{t(reason)}</p>
      {isNothing(parts) ? (
        <p className="mt-1.5 text-ink-2">{t(dayMessages.cannotBeSent)}</p>
      ) : (
        <p className="mt-1.5 text-ink-2">
          <Trans>Complete: {complete}.</Trans>
        </p>
      )}
      {refusal && (
        <p role="alert" className="mt-1.5 font-medium text-bad">
          {t(refusal)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isNothing(parts) && (
          <Button
            look="primary"
            busy={isSending && t`Submitting...`}
            onClick={() => void submitting.submit('all', { day: day.day, givenAt: changedAt, parts })}
          >
            <Trans>Submit them now</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => setAsking(true)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
      <ConfirmDialog
        title={t`Discard these answers?`}
        open={isAsking}
        confirm={t`Discard`}
        onConfirm={() => removeDraft(userId, day.day)}
        onCancel={() => setAsking(false)}
      >
        <Trans>Your unsent answers of {date} are deleted from this device.</Trans>
      </ConfirmDialog>
    </section>
  )
}

type PastDraftsProps = { userId: string; today: Day; now: Date; submitting: Submitting }

/** What was filled in on the days before and never submitted. */
export function PastDrafts({ userId, today, now, submitting }: PastDraftsProps) {
  return usePastDraftDays(userId, today.day, now).map((day) => (
    <div key={day} className="mb-8">
      <UnsentDraft
        userId={userId}
        day={{ ...today, day, answers: [], AM: null, PM: null }}
        reason={dayMessages.keptAfterMidnight}
        submitting={submitting}
      />
    </div>
  ))
}
