import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '#domain/check-in/answer.ts'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { givenInTime } from '#domain/check-in/given-in-time.ts'
import type { FormWindow } from '#domain/form-window/form-window.ts'
import { SLOTS } from '#domain/training/session-limits.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { submissions } from '#database/schema/submissions.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { answersOn, metricsToAnswer, sessionsOn } from './day-queries.ts'

export type SaveRefusal = 'form-closed' | 'metrics-incomplete' | 'day-differs'

/**
 * Stores a submission: all of its parts, or none. Nothing stored before is ever changed; a part that is there already
 * counts as stored if it says the same.
 */
export async function saveDay(
  tx: ActorTx,
  athleteId: string,
  window: FormWindow,
  submission: DaySubmission,
  now: Date,
): Promise<'saved' | SaveRefusal> {
  const givenAt = new Date(submission.givenAt)
  const { key, day } = submission
  const remembered = await tx
    .insert(submissions)
    .values({ athleteId, key, day, givenAt, receivedAt: now })
    .onConflictDoNothing()
    .returning({ key: submissions.key })
  if (remembered.length === 0) return 'saved'

  const arrival = givenInTime(window, { day, givenAt }, now)
  if (arrival === 'form-closed') return 'form-closed'
  const part = { athleteId, date: day, isLate: arrival === 'late' }
  if (submission.answers) {
    const refused = await saveAnswers(tx, part, submission.answers, givenAt)
    if (refused) return refused
  }
  return saveSessions(tx, part, submission)
}

type Part = { athleteId: string; date: string; isLate: boolean }

/** Answers to metrics that are gone by now have nowhere to go; every metric that was there must be answered. */
async function saveAnswers(
  tx: ActorTx,
  part: Part,
  answers: Answer[],
  givenAt: Date,
): Promise<SaveRefusal | null> {
  const metrics = await metricsToAnswer(tx)
  const given = new Map(answers.map((answer) => [answer.metricId, answer]))
  const isMissing = metrics.some(
    ({ id, type, createdAt }) => createdAt <= givenAt && given.get(id)?.kind !== type,
  )
  if (isMissing) return 'metrics-incomplete'
  const asked = metrics.flatMap(({ id, type }) => {
    const answer = given.get(id)
    return answer?.kind === type ? [answer] : []
  })
  if (asked.length === 0) return null

  await tx
    .insert(metricResponses)
    .values(asked.map((answer) => ({ ...part, metricId: answer.metricId, ...valueOf(answer) })))
    .onConflictDoNothing()
  const stored = new Map(
    (await answersOn(tx, part.athleteId, part.date)).map((answer) => [answer.metricId, answer]),
  )
  return asked.every((answer) => isDeepStrictEqual(stored.get(answer.metricId), answer))
    ? null
    : 'day-differs'
}

const valueOf = (answer: Answer) =>
  answer.kind === 'rating' ? { ratingValue: answer.rating } : { textValue: answer.text }

async function saveSessions(
  tx: ActorTx,
  part: Part,
  submission: DaySubmission,
): Promise<'saved' | SaveRefusal> {
  const rows = SLOTS.flatMap((session) => {
    const answer = submission[session]
    if (!answer) return []
    const trained = answer.kind === 'trained' ? answer : { trainingType: null, rpe: 0, durationMin: 0 }
    const { trainingType, rpe, durationMin } = trained
    return [{ ...part, session, trainingType, rpe, durationMin }]
  })
  if (rows.length === 0) return 'saved'
  await tx.insert(trainingSessions).values(rows).onConflictDoNothing()
  const stored = await sessionsOn(tx, part.athleteId, part.date)
  const same = rows.every(({ session }) => isDeepStrictEqual(stored.get(session), submission[session]))
  return same ? 'saved' : 'day-differs'
}
