import type { Day } from '#domain/check-in/day.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import { SLOTS, type Slot } from '#domain/training-session/training-session.ts'
import { answersIn, sessionProblem } from './draft/complete-parts.ts'
import type { DayDraft, SessionDraft } from './draft/day-draft.ts'
import type { DayPart } from './today.ts'

/** `waiting`: given, but not with the server yet. */
export type CheckItem = { label: string; state: string; stage: 'open' | 'waiting' | 'done' }

/** What is ready to be submitted, or submitted, and what is not. */
export function checklist(day: Day, draft: DayDraft, waiting: DayPart[]): CheckItem[] {
  const given = (part: DayPart): Omit<CheckItem, 'label'> =>
    waiting.includes(part) ? { state: 'waiting', stage: 'waiting' } : { state: 'submitted', stage: 'done' }
  const sessions = SLOTS.map((slot) => ({
    label: slot,
    ...(day[slot] ? given(slot) : sessionState(slot, draft[slot])),
  }))
  if (day.metrics.length === 0) return sessions
  const checkIn = isCheckedIn(day) ? given('answers') : checkInState(day, draft)
  return [{ label: 'Check-in', ...checkIn }, ...sessions]
}

function checkInState({ metrics }: Day, draft: DayDraft): Omit<CheckItem, 'label'> {
  const answered = answersIn(draft, metrics).length
  const isDone = answered === metrics.length
  return { state: isDone ? 'complete' : `${answered} of ${metrics.length}`, stage: isDone ? 'done' : 'open' }
}

function sessionState(slot: Slot, session: SessionDraft | null): Omit<CheckItem, 'label'> {
  if (!session) return { state: 'unanswered', stage: 'open' }
  if (session.kind === 'rested') return { state: 'rest', stage: 'done' }
  const isDone = sessionProblem(slot, session) === null
  return { state: isDone ? 'session' : 'incomplete', stage: isDone ? 'done' : 'open' }
}
