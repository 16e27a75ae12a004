import type { Day } from '#domain/check-in/day.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import { SLOTS, type Slot } from '#domain/training/session-limits.ts'
import { completeParts, firstUnanswered, isNothing, sessionProblem } from './complete-parts.ts'
import type { DayDraft, DayParts } from './day-draft.ts'

export type AllResponses =
  | { kind: 'ready'; parts: DayParts }
  /** No training in either card: to be confirmed, then stored as rest. */
  | { kind: 'no-training'; parts: DayParts }
  | { kind: 'metrics-incomplete'; metricId: string }
  | { kind: 'session-incomplete'; slot: Slot }
  /** All that is answered is submitted; only this session is left, and it is not answered. */
  | { kind: 'only-unanswered'; slot: Slot }

/** What 'Submit All Responses' submits: all that is not yet submitted, in one go. */
export function allResponses(day: Day, draft: DayDraft): AllResponses {
  const unanswered = isCheckedIn(day) ? undefined : firstUnanswered(draft, day.metrics)
  if (unanswered) return { kind: 'metrics-incomplete', metricId: unanswered.id }

  const open = SLOTS.filter((slot) => day[slot] === null)
  const parts = completeParts(day, draft)
  const isTraining = SLOTS.some((slot) => (day[slot] ?? draft[slot])?.kind === 'trained')
  if (!isTraining && open.length > 0) {
    const rests = Object.fromEntries(open.map((slot) => [slot, { kind: 'rested' as const }]))
    return { kind: 'no-training', parts: { ...parts, ...rests } }
  }

  const unfinished = open.find((slot) => draft[slot] && sessionProblem(slot, draft[slot]))
  if (unfinished) return { kind: 'session-incomplete', slot: unfinished }
  const [left] = open
  return isNothing(parts) && left ? { kind: 'only-unanswered', slot: left } : { kind: 'ready', parts }
}
