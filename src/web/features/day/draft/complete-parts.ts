import type { Answer } from '#domain/check-in/answer.ts'
import { MAX_TEXT_ANSWER_LENGTH } from '#domain/check-in/answer-limits.ts'
import type { Day } from '#domain/check-in/day.ts'
import { isCheckedIn } from '#domain/check-in/day-progress.ts'
import { dayMessages } from '#domain/messages/day-messages.ts'
import type { SessionAnswer } from '#domain/training/session-answer.ts'
import { MAX_DURATION_MIN, SLOTS, type Slot } from '#domain/training/session-limits.ts'
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

export type SessionProblem = { field: 'type' | 'duration'; message: string }

/** What keeps a session from being submitted. */
export function sessionProblem(slot: Slot, session: SessionDraft): SessionProblem | null {
  if (session.kind === 'rested') return null
  const { trainingType, rpe, durationMin } = session
  if (rpe === 0 || durationMin === 0) return { field: 'duration', message: dayMessages.numbersMissing(slot) }
  if (durationMin > MAX_DURATION_MIN) return { field: 'duration', message: dayMessages.ours.tooLong }
  return trainingType === null ? { field: 'type', message: dayMessages.ours.typeMissing(slot) } : null
}

export function sessionAnswer(slot: Slot, session: SessionDraft): SessionAnswer | null {
  if (session.kind === 'rested') return session
  const { trainingType } = session
  return trainingType && !sessionProblem(slot, session) ? { ...session, trainingType } : null
}

/** Everything in the draft that is complete and that the day does not hold yet. */
export function completeParts(day: Day, draft: DayDraft): DayParts {
  const parts: DayParts = {}
  if (!isCheckedIn(day) && !firstUnanswered(draft, day.metrics)) parts.answers = answersIn(draft, day.metrics)
  for (const slot of SLOTS) {
    const session = draft[slot]
    const answer = session && day[slot] === null ? sessionAnswer(slot, session) : null
    if (answer) parts[slot] = answer
  }
  return parts
}

export const isNothing = ({ answers, AM, PM }: DayParts): boolean => !answers && !AM && !PM
