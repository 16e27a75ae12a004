import type { Day } from '#domain/check-in/day.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { SLOTS, type Slot } from '#domain/training-session/training-session.ts'
import { answersIn, sessionProblem } from './draft/complete-parts.ts'
import type { DayDraft, SessionDraft } from './draft/day-draft.ts'
import type { DayPart } from './today.ts'

/** As short as there is room for on a phone. */
export const PART_LABELS: Record<DayPart, Message> = {
  answers: msg('Check-in'),
  AM: msg('AM'),
  PM: msg('PM'),
}

/** `waiting`: given, but not with the server yet. */
export type CheckItem = { part: DayPart; state: Message; stage: 'open' | 'waiting' | 'done' }
type Stand = Omit<CheckItem, 'part'>

/** What is ready to be submitted, or submitted, and what is not. */
export function checklist(day: Day, draft: DayDraft, waiting: DayPart[]): CheckItem[] {
  const given = (part: DayPart): Stand =>
    waiting.includes(part)
      ? { state: msg('waiting'), stage: 'waiting' }
      : { state: msg('submitted'), stage: 'done' }
  const sessions = SLOTS.map((slot) => ({
    part: slot,
    ...(day[slot] ? given(slot) : sessionState(slot, draft[slot])),
  }))
  if (day.metrics.length === 0) return sessions
  const checkIn = isCheckedIn(day) ? given('answers') : checkInState(day, draft)
  return [{ part: 'answers', ...checkIn }, ...sessions]
}

function checkInState({ metrics }: Day, draft: DayDraft): Stand {
  const answered = answersIn(draft, metrics).length
  const asked = metrics.length
  return answered === asked
    ? { state: msg('complete'), stage: 'done' }
    : { state: msg('{answered} of {asked}', { answered, asked }), stage: 'open' }
}

function sessionState(slot: Slot, session: SessionDraft | null): Stand {
  if (!session) return { state: msg('unanswered'), stage: 'open' }
  if (session.kind === 'rested') return { state: msg('rest'), stage: 'done' }
  return sessionProblem(slot, session)
    ? { state: msg('incomplete'), stage: 'open' }
    : { state: msg('session'), stage: 'done' }
}
