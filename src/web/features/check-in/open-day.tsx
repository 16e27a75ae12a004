import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import type { Message } from '#domain/language/message.ts'
import { type Slot, SLOTS } from '#domain/training-session/training-session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SubmittedAnswers } from './answer-list.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { checklist } from './checklist.ts'
import { DayHeading } from './day-summary.tsx'
import { allResponses, completeParts, firstUnanswered, sessionProblem } from './draft/complete-parts.ts'
import type { DayParts } from './draft/day-draft.ts'
import { useDraft } from './draft/stored-drafts.ts'
import { metricRowId } from './metric-rows.tsx'
import { SessionCard, sessionCardId } from './session-card.tsx'
import { durationFieldId, typeFieldId } from './session-fields.tsx'
import { SubmitBar } from './submit-bar.tsx'
import type { DayPart, Today } from './today.ts'
import type { SubmitTarget, Submitting } from './use-submit-day.ts'

export type OpenDayProps = {
  userId: string
  today: Today
  /** Given, but not with the server yet. */
  waiting: DayPart[]
  now: Date
  submitting: Submitting
  audienceOf: (metric: Today['day']['metrics'][number]) => ReactNode
  /** Below what was given: who has opened it. */
  openedBy: ReactNode
  /** Below the questions: that one cannot train, by the id that it will have. */
  CannotTrain: ComponentType<{ day: LocalDay; id: string | null; onSay: (id: string | null) => void }>
  /** Whether the athlete can train. */
  availability: ReactNode
}

/** The form of the day: each part can be submitted on its own, or all at once. */
export function OpenDay(props: OpenDayProps) {
  const { userId, today, waiting, now, submitting, audienceOf, openedBy, availability, CannotTrain } = props
  const { day, formStatus } = today
  const { t } = useLingui()
  const [draft, edit] = useDraft(userId, day.day)
  const [tried, setTried] = useState<ReadonlySet<SubmitTarget>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const all = allResponses(day, draft)

  const submit = (target: SubmitTarget, parts: DayParts) =>
    void submitting.submit(target, { day: day.day, parts })

  function pointOut(target: SubmitTarget, fieldId: string) {
    setTried((targets) => new Set(targets).add(target))
    focusIn(fieldId)
  }

  function submitCheckIn() {
    const missing = firstUnanswered(draft, day.metrics)
    if (missing) pointOut('metrics', metricRowId(missing.id))
    else {
      const { answers, cannotTrain } = completeParts(day, draft)
      submit('metrics', { answers, cannotTrain })
    }
  }

  function submitSession(slot: Slot) {
    const session = draft[slot]
    const problem = session && sessionProblem(slot, session)
    if (problem) pointOut(slot, problem.field === 'type' ? typeFieldId(slot) : durationFieldId(slot))
    else submit(slot, { [slot]: completeParts(day, draft)[slot] })
  }

  function submitAll() {
    if (all.kind === 'metrics-incomplete') pointOut('all', metricRowId(all.metricId))
    else if (all.kind === 'session-incomplete') submitSession(all.slot)
    else if (all.kind === 'only-unanswered') pointOut('all', sessionCardId(all.slot))
    else if (all.kind === 'no-training') setAsking(true)
    else submit('all', all.parts)
  }

  const stateOf = (target: SubmitTarget) => submitting.stateOf(day.day, target)
  return (
    <>
      <DayHeading day={day.day} formStatus={formStatus} now={now} />
      {availability}
      {day.metrics.length === 0 && <p className="mt-6 text-ink-2">{t(dayMessages.noMetrics)}</p>}
      {isCheckedIn(day) ? (
        <>
          <SubmittedAnswers day={day} isWaiting={waiting.includes('answers')} />
          {openedBy}
        </>
      ) : (
        <CheckInForm
          day={day}
          audienceOf={audienceOf}
          draft={draft}
          edit={edit}
          cannotTrain={
            <CannotTrain
              day={day.day as LocalDay}
              id={draft.cannotTrain}
              onSay={(id) => edit((current) => ({ ...current, cannotTrain: id }))}
            />
          }
          isTried={tried.has('metrics') || tried.has('all')}
          {...stateOf('metrics')}
          isLocked={submitting.isSendingPart(day.day, 'answers')}
          onSubmit={submitCheckIn}
        />
      )}
      <section aria-labelledby="training-title" className="pt-8">
        <h2 id="training-title" className="text-[19px]">
          <Trans>Training Sessions</Trans>
        </h2>
        {SLOTS.map((slot) => (
          <SessionCard
            key={slot}
            slot={slot}
            submitted={day[slot]}
            isWaiting={waiting.includes(slot)}
            session={draft[slot]}
            onChange={(session) => edit((current) => ({ ...current, [slot]: session }))}
            isTried={tried.has(slot)}
            {...stateOf(slot)}
            isLocked={submitting.isSendingPart(day.day, slot)}
            onSubmit={() => submitSession(slot)}
          />
        ))}
      </section>
      <SubmitBar
        checklist={checklist(day, draft, waiting)}
        obstacle={obstacleOf(all)}
        isTried={tried.has('all')}
        {...stateOf('all')}
        onSubmit={submitAll}
      />
      <NoTrainingDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          if (all.kind === 'no-training') submit('all', all.parts)
        }}
      />
    </>
  )
}

function obstacleOf(all: ReturnType<typeof allResponses>): Message | null {
  if (all.kind === 'metrics-incomplete') return dayMessages.incomplete
  return all.kind === 'only-unanswered' ? dayMessages.sessionMissing(all.slot) : null
}

/** Leads to the first control of what is not finished; its label is read out on arrival. */
function focusIn(id: string) {
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus()
}

type NoTrainingDialogProps = { open: boolean; onConfirm: () => void; onCancel: () => void }

function NoTrainingDialog({ open, onConfirm, onCancel }: NoTrainingDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`No Training Sessions Recorded`}
      open={open}
      confirm={t`Yes, Submit Without Training`}
      cancel={t`Go Back`}
      look="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Trans>You have not recorded a training session for today. Both sessions will be stored as rest.</Trans>
    </ConfirmDialog>
  )
}
