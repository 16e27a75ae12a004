import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { announce, teamChannel, userChannel } from '#server/live/announce.ts'

/** Tells the other devices of the user, and the team. False if the account has just been deleted. */
export async function rename(tx: ActorTx, { id, role, managerId }: Profile, fullName: string, now: Date) {
  const renamed = await tx
    .update(profiles)
    .set({ fullName, updatedAt: now })
    .where(eq(profiles.id, id))
    .returning({ id: profiles.id })
  if (renamed.length === 0) return false
  await announce(tx, userChannel(id), 'session')
  if (role === 'manager') await announce(tx, teamChannel(id), 'athletes')
  if (!managerId) return true
  await announce(tx, userChannel(managerId), 'athletes')
  await announce(tx, userChannel(managerId), 'team-day')
  return true
}

/** What deleting the account would destroy, and whom it would leave without a team. */
export async function holdingsOf(tx: ActorTx, { id, role }: Profile) {
  if (role === 'athlete') {
    // A declared rest is no session.
    const trained = and(eq(trainingSessions.athleteId, id), isNotNull(trainingSessions.trainingType))
    return {
      athletes: 0,
      metrics: 0,
      sessions: await counted(tx.select({ n: count() }).from(trainingSessions).where(trained)),
      answers: await counted(
        tx.select({ n: count() }).from(metricResponses).where(eq(metricResponses.athleteId, id)),
      ),
    }
  }
  return {
    athletes: await counted(tx.select({ n: count() }).from(profiles).where(eq(profiles.managerId, id))),
    metrics: await counted(
      tx.select({ n: count() }).from(customMetrics).where(eq(customMetrics.managerId, id)),
    ),
    sessions: 0,
    answers: await counted(
      tx
        .select({ n: count() })
        .from(metricResponses)
        .where(inArray(metricResponses.metricId, metricsOf(tx, id))),
    ),
  }
}

const metricsOf = (tx: ActorTx, managerId: string) =>
  tx.select({ id: customMetrics.id }).from(customMetrics).where(eq(customMetrics.managerId, managerId))

const counted = async (query: PromiseLike<{ n: number }[]>) => (await query)[0]?.n ?? 0
