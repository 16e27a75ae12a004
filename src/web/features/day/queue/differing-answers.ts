import type { Answer } from '#domain/check-in/answer.ts'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { Day } from '#domain/check-in/day.ts'
import { RATING_WORDS, RATINGS } from '#domain/check-in/rating-words.ts'
import type { SessionAnswer } from '#domain/training/session-answer.ts'
import { SESSION_LABELS } from '#domain/training/session-labels.ts'
import { SLOTS } from '#domain/training/session-limits.ts'
import { TRAINING_TYPE_LABELS } from '#domain/training/training-type.ts'

export type Difference = { id: string; title: string; stands: string; given: string }

/** Where a submission says something else than the day that stands, in words. A part that nothing stands for is no difference. */
export function differingAnswers(stands: Day, submission: DaySubmission): Difference[] {
  const given = stands.answers.length > 0 ? (submission.answers ?? []) : []
  const of = (answers: Answer[], id: string) => answers.find(({ metricId }) => metricId === id)
  const checkIn = stands.metrics
    .filter(({ id }) => of(given, id))
    .map(({ id, title }) => ({
      id,
      title,
      stands: answerText(of(stands.answers, id)),
      given: answerText(of(given, id)),
    }))
  const sessions = SLOTS.flatMap((slot) => {
    const [standing, session] = [stands[slot], submission[slot]]
    if (!standing || !session) return []
    const title = SESSION_LABELS[slot]
    return [{ id: slot, title, stands: sessionText(standing), given: sessionText(session) }]
  })
  return [...checkIn, ...sessions].filter((row) => row.stands !== row.given)
}

function answerText(answer: Answer | undefined): string {
  if (!answer) return 'Not answered'
  if (answer.kind === 'text') return answer.text
  return `${answer.rating} ${RATING_WORDS[RATINGS[answer.rating - 1] ?? 3]}`
}

function sessionText(session: SessionAnswer): string {
  if (session.kind === 'rested') return 'Rest'
  return `${TRAINING_TYPE_LABELS[session.trainingType]} · RPE ${session.rpe} · ${session.durationMin} min`
}
