import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { Day } from '#domain/check-in/day.ts'
import type { FormStatus } from '#domain/form-window/form-status.ts'
import { foreseenStatus } from '#domain/form-window/foreseen-status.ts'
import { SLOTS, type Slot } from '#domain/training/session-limits.ts'

/** A day remembered by an earlier version of the app knows no streak. */
type Received = { day: Day; formStatus: FormStatus; receivedAt: string; streakBefore?: number }

export type DayPart = 'answers' | Slot

export type Today = {
  day: Day
  formStatus: FormStatus
  /** How many days in a row were answered up to yesterday; null while the server has not said so. */
  streakBefore: number | null
}

/** What was received, as it is by now: the form opens, closes and turns to the next, empty day by the clock. */
export function todayFrom({ day, formStatus, receivedAt, streakBefore }: Received, now: Date): Today {
  const foreseen = foreseenStatus(formStatus, new Date(receivedAt), now)
  const isSameDay = foreseen.day === formStatus.day
  return {
    formStatus: foreseen,
    day: isSameDay ? day : { ...day, day: foreseen.day, answers: [], AM: null, PM: null },
    streakBefore: isSameDay ? (streakBefore ?? null) : null,
  }
}

/** The day as it will be stored once what waits on this device has been sent. */
export function withWaiting(day: Day, waiting: DaySubmission[]): Day {
  return waiting
    .filter((submission) => submission.day === day.day)
    .reduce(
      (known, { answers = [], AM = null, PM = null }) => ({
        ...known,
        answers: known.answers.length > 0 ? known.answers : answers,
        AM: known.AM ?? AM,
        PM: known.PM ?? PM,
      }),
      day,
    )
}

/** The parts of a day that the server does not have yet: `day` with what waits, `stored` without. */
export function waitingParts(stored: Day, day: Day): DayPart[] {
  const isCheckInWaiting = stored.answers.length === 0 && day.answers.length > 0
  const slots = SLOTS.filter((slot) => !stored[slot] && day[slot])
  return isCheckInWaiting ? ['answers', ...slots] : slots
}
