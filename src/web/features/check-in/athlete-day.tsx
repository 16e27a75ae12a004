import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import type { Day } from '#domain/check-in/day.ts'
import { isAllDone, isCheckedIn } from '#domain/check-in/day-progress.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AllDone } from './all-done.tsx'
import { ClosedDay } from './closed-day.tsx'
import { DayHeading } from './day-summary.tsx'
import { withSubmission } from './draft/day-draft.ts'
import { changeDraft } from './draft/stored-drafts.ts'
import { OpenDay, type OpenDayProps } from './open-day.tsx'
import { useSubmissionQueue } from './queue/use-submission-queue.ts'
import { WaitingSubmissions } from './queue/waiting-submissions.tsx'
import { type Today, useToday, waitingParts, withWaiting } from './today.ts'
import { PastDrafts, UnsentDraft } from './unsent-draft.tsx'
import { useSubmitDay } from './use-submit-day.ts'

type AthleteDayProps = {
  userId: string
  /** Asks for the profile picture, if there is none yet: nothing can be answered before. */
  pictureRequired: ReactNode
  /** Beside a question: who sees the answer. */
  audienceOf: (metric: Day['metrics'][number]) => ReactNode
  /** Below what was given for a day: who has opened it. */
  openedBy: (day: string) => ReactNode
  /** Below all of it, so that nothing moves: what was said of the days before; of this one too while its answers are not shown. */
  saidLately: (today: LocalDay, isTodayShown: boolean) => ReactNode
  /** How far the athlete can train, and since when; `isWaiting`: as they said with answers that are not sent yet. */
  availabilityOn: (day: LocalDay, isWaiting: boolean) => ReactNode
  CannotTrain: OpenDayProps['CannotTrain']
  /** Once the day is done: whether this device may remind of the next one. */
  remindCard: ReactNode
  /** Below each variant: the team can be left at any time. */
  team: ReactNode
}

/** The athlete's page, in the variant that fits the moment. */
export function AthleteDay(props: AthleteDayProps) {
  const { userId, pictureRequired, audienceOf, openedBy, saidLately, availabilityOn } = props
  const { CannotTrain, remindCard, team } = props
  const { t } = useLingui()
  const { today: received, now, isPending, refetch } = useToday(userId)
  const { waiting } = useSubmissionQueue(userId)
  const submitting = useSubmitDay(userId)

  if (isPending) return <Loading />
  if (!received) return <LoadFailed said={t`Your day could not be loaded.`} retry={refetch} />
  if (pictureRequired) {
    return (
      <>
        <DayHeading day={received.day.day} formStatus={received.formStatus} now={now} />
        {pictureRequired}
      </>
    )
  }
  // While its button still turns, a submission is not shown as given.
  const given = waiting
    .map(({ submission }) => submission)
    .filter(({ key }) => !submitting.sending.some((one) => one.key === key))
  const today: Today = { ...received, day: withWaiting(received.day, given) }
  const { day, formStatus } = today
  const parts = waitingParts(received.day, day)
  const availability = availabilityOn(
    day.day as LocalDay,
    given.some(({ cannotTrain }) => cannotTrain),
  )
  return (
    <>
      <WaitingSubmissions
        userId={userId}
        onTakeBack={(submission) =>
          changeDraft(userId, submission.day, (draft) => withSubmission(draft, submission))
        }
      />
      <PastDrafts userId={userId} today={day} now={now} submitting={submitting} />
      {!formStatus.isOpen && (
        <ClosedDay
          today={today}
          waiting={parts}
          now={now}
          openedBy={openedBy(day.day)}
          availability={availability}
          unsent={
            <UnsentDraft
              userId={userId}
              day={day}
              reason={dayMessages.keptAfterClosing}
              submitting={submitting}
            />
          }
        />
      )}
      {formStatus.isOpen && isAllDone(day) && (
        <AllDone
          today={today}
          waiting={parts}
          openedBy={openedBy(day.day)}
          availability={availability}
          remindCard={remindCard}
        />
      )}
      {formStatus.isOpen && !isAllDone(day) && (
        <OpenDay
          key={day.day}
          userId={userId}
          today={today}
          waiting={parts}
          now={now}
          submitting={submitting}
          audienceOf={audienceOf}
          CannotTrain={CannotTrain}
          openedBy={openedBy(day.day)}
          availability={availability}
        />
      )}
      {saidLately(day.day as LocalDay, !formStatus.isOpen || isCheckedIn(day))}
      <div className="mt-8">{team}</div>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-brand">
      <Spinner className="size-9" />
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
    </div>
  )
}
