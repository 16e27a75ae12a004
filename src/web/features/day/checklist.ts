import type { Day } from '#domain/check-in/day.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import { SLOTS, type Slot } from '#domain/training/session-limits.ts'
import { answersIn, sessionProblem } from './draft/complete-parts.ts'
import type { DayDraft, SessionDraft } from './draft/day-draft.ts'
import type { DayPart } from './today-from.ts'

export type CheckItem = { label: string; state: string; isDone: boolean }

/** What is ready to be submitted, or submitted, and what is not; `waiting` is given, but not with the server yet. */
export function checklist(day: Day, draft: DayDraft, waiting: DayPart[]): CheckItem[] {
  const given = (part: DayPart) => ({ state: waiting.includes(part) ? 'waiting' : 'submitted', isDone: true })
  const sessions = SLOTS.map((slot) => ({
    label: slot,
    ...(day[slot] ? given(slot) : sessionState(slot, draft[slot])),
  }))
  if (day.metrics.length === 0) return sessions
  const checkIn = isCheckedIn(day) ? given('answers') : checkInState(day, draft)
  return [{ label: 'Check-in', ...checkIn }, ...sessions]
}

function checkInState({ metrics }: Day, draft: DayDraft) {
  const answered = answersIn(draft, metrics).length
  const isDone = answered === metrics.length
  return { state: isDone ? 'complete' : `${answered} of ${metrics.length}`, isDone }
}

function sessionState(slot: Slot, session: SessionDraft | null) {
  if (!session) return { state: 'unanswered', isDone: false }
  if (session.kind === 'rested') return { state: 'rest', isDone: true }
  const isDone = sessionProblem(slot, session) === null
  return { state: isDone ? 'session' : 'incomplete', isDone }
}
