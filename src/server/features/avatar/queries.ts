import { eq } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { profiles } from '#database/schema/profiles.ts'
import { announce, teamChannel } from '#server/live/announce.ts'

/** Answers the address it replaced, if any, and tells the team; nothing if the account has just been deleted. */
export async function replaceAvatarUrl(tx: ActorTx, userId: string, avatarUrl: string) {
  // Locked, so that of two uploads at once each replaces another picture.
  const [former] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  if (!former) return undefined
  await tx.update(profiles).set({ avatarUrl }).where(eq(profiles.id, userId))
  const managerId = former.role === 'manager' ? userId : former.managerId
  if (managerId) await announce(tx, teamChannel(managerId), 'athletes')
  return former.avatarUrl
}
