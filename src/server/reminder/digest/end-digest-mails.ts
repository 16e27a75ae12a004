import { and, eq } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { digestChoices } from '#database/schema/digest-choices.ts'

/** For whoever has a mail of theirs; who is off the staff since gets none anyway. */
export async function endDigestMails(
  tx: ActorTx,
  { accountId, teamId }: { accountId: string; teamId: string },
  now: Date,
) {
  await tx
    .update(digestChoices)
    .set({ byMail: false, changedAt: now })
    .where(and(eq(digestChoices.accountId, accountId), eq(digestChoices.teamId, teamId)))
}
