import { and, asc, eq } from 'drizzle-orm'
import type { Answer } from '#domain/check-in/answer.ts'
import type { Day } from '#domain/check-in/day.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { sessionAnswerOf } from '#server/day/session-answer-of.ts'

/** The metrics an athlete is asked for: the policies show those of their manager only. */
export function metricsToAnswer(tx: ActorTx) {
  const { id, title, description, type, createdAt } = customMetrics
  return tx
    .select({ id, title, description, type, createdAt })
    .from(customMetrics)
    .orderBy(asc(customMetrics.position), asc(createdAt))
}

/** The athlete's day as it is stored. The queries go out together and share a round trip. */
export async function dayOf(tx: ActorTx, athleteId: string, day: string): Promise<Day> {
  const [metrics, answers, sessions] = await Promise.all([
    metricsToAnswer(tx),
    answersOn(tx, athleteId, day),
    sessionsOn(tx, athleteId, day),
  ])
  const asked = new Set(metrics.map(({ id }) => id))
  return {
    day,
    metrics: metrics.map(({ id, title, description, type }) => ({ id, title, description, type })),
    answers: answers.filter(({ metricId }) => asked.has(metricId)),
    AM: sessions.get('AM') ?? null,
    PM: sessions.get('PM') ?? null,
  }
}

export async function answersOn(tx: ActorTx, athleteId: string, day: string): Promise<Answer[]> {
  const rows = await tx
    .select()
    .from(metricResponses)
    .where(and(eq(metricResponses.athleteId, athleteId), eq(metricResponses.date, day)))
    .orderBy(asc(metricResponses.metricId))
  return rows.map(({ metricId, ratingValue, textValue }) =>
    ratingValue === null
      ? { metricId, kind: 'text', text: textValue ?? '' }
      : { metricId, kind: 'rating', rating: ratingValue },
  )
}

export async function sessionsOn(tx: ActorTx, athleteId: string, day: string) {
  const rows = await tx
    .select()
    .from(trainingSessions)
    .where(and(eq(trainingSessions.athleteId, athleteId), eq(trainingSessions.date, day)))
  return new Map(rows.map((row) => [row.session, sessionAnswerOf(row)]))
}
