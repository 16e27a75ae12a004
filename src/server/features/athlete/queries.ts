import { and, asc, eq, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { profiles } from '#database/schema/profiles.ts'

export function athletesOf(tx: ActorTx, managerId: string) {
  const { id, fullName, email, avatarUrl } = profiles
  return tx
    .select({ id, fullName, email, avatarUrl })
    .from(profiles)
    .where(and(eq(profiles.managerId, managerId), eq(profiles.role, 'athlete')))
    .orderBy(asc(profiles.fullName), asc(profiles.id))
}

/** False if the actor has no such athlete. */
export async function releaseAthlete(tx: ActorTx, athleteId: string, now: Date): Promise<boolean> {
  const [answer] = await tx
    .select({ released: sql<boolean>`released` })
    .from(sql`release_athlete(${athleteId}, ${now.toISOString()}::timestamptz) as released`)
  return answer!.released
}
