import { and, asc, eq } from 'drizzle-orm'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { sessionAnswerOf } from '#server/day/session-answer-of.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'

/** Every athlete of the manager with their answers and sessions of one day: three queries in one round trip. */
export async function teamDayOf(tx: ActorTx, managerId: string, day: string): Promise<AthleteDay[]> {
  const [athletes, responses, sessions] = await Promise.all([
    athletesOf(tx, managerId),
    responsesOn(tx, managerId, day),
    sessionsOn(tx, managerId, day),
  ])
  const responsesByAthlete = Map.groupBy(responses, ({ athleteId }) => athleteId)
  const sessionsByAthlete = Map.groupBy(sessions, ({ athleteId }) => athleteId)
  return athletes.map(({ id, fullName, avatarUrl }) => {
    const answers = responsesByAthlete.get(id) ?? []
    const slots = new Map(sessionsByAthlete.get(id)?.map((row) => [row.session, sessionAnswerOf(row)]))
    return {
      athleteId: id,
      athleteName: fullName,
      avatarUrl,
      answeredAt: earliest(answers.map(({ createdAt }) => createdAt)),
      responses: answers.map(({ athleteId: _, createdAt: __, ...response }) => response),
      AM: slots.get('AM') ?? null,
      PM: slots.get('PM') ?? null,
    }
  })
}

function athletesOf(tx: ActorTx, managerId: string) {
  const { id, fullName, avatarUrl } = profiles
  return tx
    .select({ id, fullName, avatarUrl })
    .from(profiles)
    .where(and(eq(profiles.managerId, managerId), eq(profiles.role, 'athlete')))
    .orderBy(asc(profiles.fullName), asc(profiles.id))
}

function responsesOn(tx: ActorTx, managerId: string, day: string) {
  return tx
    .select({
      id: metricResponses.id,
      athleteId: metricResponses.athleteId,
      metricId: metricResponses.metricId,
      metricTitle: customMetrics.title,
      metricType: customMetrics.type,
      rating: metricResponses.ratingValue,
      text: metricResponses.textValue,
      isLate: metricResponses.isLate,
      createdAt: metricResponses.createdAt,
    })
    .from(profiles)
    .innerJoin(
      metricResponses,
      and(eq(metricResponses.athleteId, profiles.id), eq(metricResponses.date, day)),
    )
    .innerJoin(customMetrics, eq(customMetrics.id, metricResponses.metricId))
    .where(eq(profiles.managerId, managerId))
    .orderBy(asc(customMetrics.position), asc(customMetrics.createdAt))
}

function sessionsOn(tx: ActorTx, managerId: string, day: string) {
  const { athleteId, session, trainingType, rpe, durationMin } = trainingSessions
  return tx
    .select({ athleteId, session, trainingType, rpe, durationMin })
    .from(profiles)
    .innerJoin(trainingSessions, and(eq(athleteId, profiles.id), eq(trainingSessions.date, day)))
    .where(eq(profiles.managerId, managerId))
}

function earliest(moments: Date[]): string | null {
  const [first] = moments.toSorted((one, other) => one.getTime() - other.getTime())
  return first?.toISOString() ?? null
}
