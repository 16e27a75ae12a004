import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { Day } from '#domain/check-in/day.ts'
import type { Refusal } from '#web/api/refusal-of.ts'

/** A submission as this device keeps it until the server has it. */
export type QueuedSubmission = {
  submission: DaySubmission
  queuedAt: string
  /** An attempt to send it has failed, so its owner should know that it waits, and for what. */
  delay?: Delay
  refusal?: SubmissionRefusal
}

/** Why answers could not be sent: nobody answered, or somebody did and could not take them. */
export type Delay = 'no-connection' | 'trouble'

/** What the server has against a submission; with `day`, the other answers of that day that stand. */
export type SubmissionRefusal = Refusal & { day?: Day }

/** Not accepted, and why: it is never sent again, its owner corrects or discards it. */
export type RefusedSubmission = { submission: DaySubmission; refusal: SubmissionRefusal }

export type SettledSubmission = { outcome: 'stored'; day: Day } | ({ outcome: 'refused' } & SubmissionRefusal)

export type SubmissionOutcome = SettledSubmission | { outcome: 'waiting'; delay: Delay }
