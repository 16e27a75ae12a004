import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { digests } from '#database/schema/digests.ts'
import { mails } from '#database/schema/mails.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { outboxKey, removeLater } from '#server/storage/file-removal.ts'

/**
 * Digests name athletes to others (docs/decisions/0041). One that has not left is taken back, to be written anew within its hour;
 * those that became files go.
 */
export async function forgetInDigests(tx: Tx, athleteId: string) {
  const theirTeams = tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.athleteId, athleteId))
  const named = await tx
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(digests, eq(digests.id, mails.digestId))
    .where(inArray(digests.teamId, theirTeams))
  if (named.length === 0) return
  await removeLater(
    tx,
    named.map(({ id }) => outboxKey(id)),
  )
  const unsent = tx.select({ id: mails.digestId }).from(mails).where(isNull(mails.sentAt))
  await tx.delete(digests).where(and(inArray(digests.teamId, theirTeams), inArray(digests.id, unsent)))
}
