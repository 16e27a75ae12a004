import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import type { Answer, Day } from '#domain/check-in/day.ts'
import type { Message } from '#domain/language/message.ts'
import { MAX_TEXT_ANSWER_LENGTH } from '#domain/check-in/rating.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'
import { MAX_DURATION_MIN, type Slot, SLOTS } from '#domain/training-session/training-session.ts'
import type { DayDraft, DayParts, SessionDraft } from './day-draft.ts'

type Metric = Day['metrics'][number]

/** The answers that are given, in the order they are asked for. Blank text is no answer. */
export function answersIn({ ratings, texts }: DayDraft, metrics: Metric[]): Answer[] {
  return metrics.flatMap(({ id: metricId, type }): Answer[] => {
    if (type === 'rating') {
      const rating = ratings[metricId]
      return rating ? [{ metricId, kind: 'rating', rating }] : []
    }
    const text = (texts[metricId] ?? '').trim().slice(0, MAX_TEXT_ANSWER_LENGTH)
    return text ? [{ metricId, kind: 'text', text }] : []
  })
}

export function firstUnanswered(draft: DayDraft, metrics: Metric[]): Metric | undefined {
  const answered = new Set(answersIn(draft, metrics).map(({ metricId }) => metricId))
  return metrics.find(({ id }) => !answered.has(id))
}

export type SessionProblem = { field: 'type' | 'duration'; message: Message }

/** What keeps a session from being submitted. */
export function sessionProblem(slot: Slot, session: SessionDraft): SessionProblem | null {
  if (session.kind === 'rested') return null
  const { trainingType, rpe, durationMin } = session
  if (rpe === 0 || durationMin === 0) return { field: 'duration', message: dayMessages.numbersMissing(slot) }
  if (durationMin > MAX_DURATION_MIN) return { field: 'duration', message: dayMessages.tooLong }
  return trainingType === null ? { field: 'type', message: dayMessages.typeMissing(slot) } : null
}

export function sessionAnswer(slot: Slot, session: SessionDraft): SessionAnswer | null {
  if (session.kind === 'rested') return session
  const { trainingType } = session
  return trainingType && !sessionProblem(slot, session) ? { ...session, trainingType } : null
}

/** Everything in the draft that is complete and that the day does not hold yet. */
export function completeParts(day: Day, draft: DayDraft): DayParts {
  const parts: DayParts = {}
  if (!isCheckedIn(day) && !firstUnanswered(draft, day.metrics)) {
    parts.answers = answersIn(draft, day.metrics)
    if (draft.cannotTrain) parts.cannotTrain = { id: draft.cannotTrain, status: 'out' }
  }
  for (const slot of SLOTS) {
    const session = draft[slot]
    const answer = session && day[slot] === null ? sessionAnswer(slot, session) : null
    if (answer) parts[slot] = answer
  }
  return parts
}

export const isNothing = ({ answers, AM, PM }: DayParts): boolean => !answers && !AM && !PM

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
