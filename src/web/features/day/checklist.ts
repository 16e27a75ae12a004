import type { Day } from '#domain/check-in/day.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import { SLOTS, type Slot } from '#domain/training/session-limits.ts'
import { answersIn, sessionProblem } from './draft/complete-parts.ts'
import type { DayDraft } from './draft/day-draft.ts'

export type CheckItem = { label: string; state: string; isDone: boolean }

/** What is ready to be submitted, or submitted, and what is not. */
export function checklist(day: Day, draft: DayDraft): CheckItem[] {
  const sessions = SLOTS.map((slot) => ({ label: slot, ...sessionState(slot, day, draft) }))
  return day.metrics.length === 0
    ? sessions
    : [{ label: 'Check-in', ...checkInState(day, draft) }, ...sessions]
}

function checkInState(day: Day, draft: DayDraft) {
  if (isCheckedIn(day)) return { state: 'submitted', isDone: true }
  const answered = answersIn(draft, day.metrics).length
  const isDone = answered === day.metrics.length
  return { state: isDone ? 'complete' : `${answered} of ${day.metrics.length}`, isDone }
}

function sessionState(slot: Slot, day: Day, draft: DayDraft) {
  if (day[slot]) return { state: 'submitted', isDone: true }
  const session = draft[slot]
  if (!session) return { state: 'unanswered', isDone: false }
  if (session.kind === 'rested') return { state: 'rest', isDone: true }
  const isDone = sessionProblem(slot, session) === null
  return { state: isDone ? 'session' : 'incomplete', isDone }
}
