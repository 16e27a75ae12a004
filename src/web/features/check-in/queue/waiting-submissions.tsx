import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Clock, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { queueMessages } from '#domain/check-in/check-in-messages.ts'
import type { DaySubmission } from '#domain/check-in/day.ts'
import type { Message } from '#domain/language/message.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { queuedAs } from './device-queue.ts'
import { DifferingAnswersCard } from './differing-answers-card.tsx'
import { onSettled } from './settled-news.ts'
import { useQueued } from './use-submission-queue.ts'
import { useWriting } from '#web/language/use-writing.ts'

type WaitingSubmissionsProps = {
  userId: string
  /** Puts refused answers back into the form. */
  onTakeBack: (submission: DaySubmission) => void
}

/** What the athlete has given and the server does not have: quietly while it waits, with the reason when it was refused. */
export function WaitingSubmissions({ userId, onTakeBack }: WaitingSubmissionsProps) {
  const { clockTimeSince, listed } = useWriting()
  const { t } = useLingui()
  const { waiting, refused, discard, takeBack } = useQueued(userId)
  const now = useNow()
  const delayed = waiting.filter(({ delay }) => delay)
  const times = delayed.map(({ submission }) => clockTimeSince(new Date(submission.givenAt), now))
  const list = listed(times)
  const isOffline = delayed.every(({ delay }) => delay === 'no-connection')
  const WaitingIcon = isOffline ? CloudOff : Clock

  useEffect(
    () =>
      onSettled(userId, (key, { outcome }) => {
        const entry = queuedAs(userId, key)
        if (!entry?.delay || outcome !== 'stored') return
        showToast(
          'success',
          queueMessages.sent(clockTimeSince(new Date(entry.submission.givenAt), new Date())),
        )
      }),
    [userId, clockTimeSince],
  )

  function correct(key: string) {
    const submission = takeBack(key)
    if (submission) onTakeBack(submission)
    focusOnPage()
  }

  function dismiss(key: string) {
    discard(key)
    focusOnPage()
  }

  return (
    <div role="status" className="grid gap-3 not-empty:mb-6">
      {times.length > 0 && (
        <p className="flex gap-2.5 rounded-m bg-sunken px-4 py-3 text-[15px] leading-snug text-ink-2">
          <WaitingIcon aria-hidden size={19} className="mt-px shrink-0" />
          {t(isOffline ? queueMessages.waiting(list) : queueMessages.notSentYet(list))}
        </p>
      )}
      {refused.map(({ submission, refusal: { message, day } }) =>
        day ? (
          <DifferingAnswersCard
            key={submission.key}
            stands={day}
            submission={submission}
            givenAt={clockTimeSince(new Date(submission.givenAt), now)}
            reason={message}
            onDismiss={() => dismiss(submission.key)}
          />
        ) : (
          <RefusedSubmissionCard
            key={submission.key}
            givenAt={clockTimeSince(new Date(submission.givenAt), now)}
            reason={message}
            onCorrect={() => correct(submission.key)}
            onDiscard={() => discard(submission.key)}
          />
        ),
      )}
    </div>
  )
}

/** A button that goes with its card takes the focus with it. */
function focusOnPage() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

type RefusedSubmissionCardProps = {
  givenAt: string
  reason: Message
  onCorrect: () => void
  onDiscard: () => void
}

function RefusedSubmissionCard({ givenAt, reason, onCorrect, onDiscard }: RefusedSubmissionCardProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <section
      aria-label={t(queueMessages.refused(givenAt))}
      className="rounded-l border border-line bg-surface px-4 py-4 sm:px-6"
    >
      <h2 className="flex gap-2.5 text-[17px] leading-snug">
        <CircleAlert aria-hidden size={20} className="mt-px shrink-0 text-bad" />
        {t(queueMessages.refused(givenAt))}
      </h2>
      <p className="mt-1.5 text-ink-2">{t(reason)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onCorrect}>
          <Trans>Correct</Trans>
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
      <ConfirmDialog
        title={t`Discard these answers?`}
        open={isAsking}
        confirm={t`Discard`}
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        {t(queueMessages.discarding(givenAt))}
      </ConfirmDialog>
    </section>
  )
}
