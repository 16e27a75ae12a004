import { and, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '#database/database.ts'
import { authVerifications } from '#database/schema/auth.ts'
import { mails } from '#database/schema/mails.ts'
import { invitations } from '#database/schema/invitations.ts'
import { announce, staffChannel } from '#server/live/announce.ts'
import { outboxKey, removeLater } from '#server/storage/file-removal.ts'

/** For an address that no account has any more: deletes mail to it, sent or waiting, and invitations for it. */
export async function forgetAddress(tx: Tx, email: string) {
  const removed = await tx
    .delete(invitations)
    .where(eq(invitations.email, email))
    .returning({ teamId: invitations.teamId })
  const inviters = new Set(removed.map(({ teamId }) => teamId))
  for (const teamId of inviters) await announce(tx, staffChannel(teamId), 'invitations')
  // A message with an address to reply to belongs to its sender, not to its recipient.
  await deleteMails(tx, and(eq(sql`lower(${mails.recipient})`, email), isNull(mails.replyTo)))
}

/** The rows, and the files that some of these mails have become. */
export async function deleteMails(tx: Orm, which: SQL | undefined) {
  const deleted = await tx.delete(mails).where(which).returning({ id: mails.id })
  if (deleted.length > 0)
    await removeLater(
      tx,
      deleted.map(({ id }) => outboxKey(id)),
    )
}

/**
 * Every link that was mailed for this account stops working: to reset its password, and to change its address. Those that
 * put a former address back go on (email-undo.ts).
 */
export async function forgetLinks(tx: Orm, userId: string) {
  const { value } = authVerifications
  await tx.delete(authVerifications).where(or(eq(value, userId), like(value, `${userId} %`)))
}
