import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '#domain/check-in/answer.ts'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { Day } from '#domain/check-in/day.ts'
import { givenInTime, isLateIn } from '#domain/check-in/given-in-time.ts'
import { formerWindowAt } from '#domain/form-window/former-windows.ts'
import { SLOTS } from '#domain/training/session-limits.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { formerWindows, formWindow } from '#server/form-window/stored-form-window.ts'
import {
  answersGiven,
  dayFrom,
  dayOf,
  type MetricRow,
  metricsToAnswer,
  sessionsLogged,
} from './day-queries.ts'
import { rememberSubmission, storeParts } from './save-statements.ts'

export type SaveRefusal = 'form-closed' | 'metrics-incomplete' | 'day-differs'

/**
 * Stores a submission and answers with the day as it is then: all of its parts, or none. Nothing stored before is ever
 * changed; a part that is there already counts as stored if it says the same. Queries that need nothing of each other
 * go out together.
 */
export async function saveDay(
  tx: ActorTx,
  { athleteId, managerId }: { athleteId: string; managerId: string },
  submission: DaySubmission,
  now: Date,
): Promise<Day | SaveRefusal> {
  const { key, day } = submission
  const givenAt = new Date(submission.givenAt)
  const [window, metrics, remembered] = await Promise.all([
    formWindow(tx),
    metricsToAnswer(tx),
    tx.run(rememberSubmission({ athleteId, key, day, givenAt, receivedAt: now })),
  ])
  if (remembered.length === 0) return dayOf(tx, athleteId, day)

  const arrival = givenInTime(window, { day, givenAt }, now)
  if (arrival === 'form-closed' && !(await wasOpenThen(tx, { day, givenAt }, now))) return 'form-closed'
  if (submission.answers && isIncomplete(submission.answers, metrics, givenAt)) return 'metrics-incomplete'
  const answers = answersToThose(metrics, submission.answers ?? [])
  const isLate = arrival !== 'in-time'
  const sessions = sessionRows(submission)
  const [, storedAnswers, storedSessions] = await Promise.all([
    tx.run(storeParts({ athleteId, managerId, day, isLate, answers, sessions })),
    tx.run(answersGiven({ athleteId, day })),
    tx.run(sessionsLogged({ athleteId, day })),
  ])
  const stored = dayFrom(day, metrics, storedAnswers, storedSessions)
  return saysTheSame(stored, submission, answers) ? stored : 'day-differs'
}

/** The manager may have closed the form or changed its times since. */
async function wasOpenThen(tx: ActorTx, given: { day: string; givenAt: Date }, now: Date): Promise<boolean> {
  const former = formerWindowAt(await formerWindows(tx), given.givenAt)
  return former !== undefined && isLateIn(former, given, now)
}

/** Every metric that was there when the answers were given must be answered. */
function isIncomplete(answers: Answer[], metrics: MetricRow[], givenAt: Date): boolean {
  const given = new Map(answers.map(({ metricId, kind }) => [metricId, kind]))
  return metrics.some(({ id, type, createdAt }) => createdAt <= givenAt && given.get(id) !== type)
}

/** Answers to metrics that are gone by now have nowhere to go. */
function answersToThose(metrics: MetricRow[], answers: Answer[]): Answer[] {
  const given = new Map(answers.map((answer) => [answer.metricId, answer]))
  return metrics.flatMap(({ id, type }) => {
    const answer = given.get(id)
    return answer?.kind === type ? [answer] : []
  })
}

export function sessionRows(submission: DaySubmission) {
  return SLOTS.flatMap((session) => {
    const answer = submission[session]
    if (!answer) return []
    const trained = answer.kind === 'trained' ? answer : { trainingType: null, rpe: 0, durationMin: 0 }
    const { trainingType, rpe, durationMin } = trained
    return [{ session, trainingType, rpe, durationMin }]
  })
}

function saysTheSame(stored: Day, submission: DaySubmission, answers: Answer[]): boolean {
  const storedAnswers = new Map(stored.answers.map((answer) => [answer.metricId, answer]))
  return (
    answers.every((answer) => isDeepStrictEqual(storedAnswers.get(answer.metricId), answer)) &&
    SLOTS.every((slot) => !submission[slot] || isDeepStrictEqual(stored[slot], submission[slot]))
  )
}
