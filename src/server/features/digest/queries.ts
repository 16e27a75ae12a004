import { and, eq } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { digestChoices } from '#database/schema/digest-choices.ts'
import { type DigestChoice, NO_DIGEST } from '#domain/digest/digest.ts'

type OfStaff = { accountId: string; teamId: string }

export async function choiceOf(tx: ActorTx, { accountId, teamId }: OfStaff): Promise<DigestChoice> {
  const { byMail, byPush } = digestChoices
  const [row] = await tx
    .select({ byMail, byPush })
    .from(digestChoices)
    .where(and(eq(digestChoices.accountId, accountId), eq(digestChoices.teamId, teamId)))
  return row ?? NO_DIGEST
}

export async function saveChoice(tx: ActorTx, of: OfStaff, { byMail, byPush }: DigestChoice, now: Date) {
  const values = { byMail, byPush, changedAt: now }
  await tx
    .insert(digestChoices)
    .values({ ...of, ...values })
    .onConflictDoUpdate({ target: [digestChoices.teamId, digestChoices.accountId], set: values })
}
