import { and, asc, eq } from 'drizzle-orm'
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
