import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { mails } from '#database/schema/mails.ts'
import { managerInvitations } from '#database/schema/manager-invitations.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { removeFiles } from '#server/jobs/remove-files.ts'
import { announce, userChannel } from '#server/live/announce.ts'
import { avatarsKey, outboxKey, removeLater } from '#server/storage/file-removal.ts'
import { endSessions } from './end-sessions.ts'
import { forgetLinks } from './forget-links.ts'

type Owner = typeof profiles.$inferSelect

/**
 * Deletes an account and all that is its owner's, at once and for good (docs/decisions/0015): the rows in one transaction,
 * the files right after it. False if there is no such account any more.
 */
export async function deleteAccount(services: Services, userId: string): Promise<boolean> {
  const { db, live, background, clock } = services
  const deleted = await db.system.transaction(async (tx) => {
    const [owner] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    if (!owner) return false
    await endSessions(tx, userId)
    await tellTheTeam(tx, owner)
    await forgetLinks(tx, userId)
    await removeInvitationsTo(tx, owner)
    const mailIds = await deleteMails(tx, owner)
    // What a provider wrote may quote anybody's notes, and does not say whose: it is asked again.
    await tx.delete(insightReplies).where(isNotNull(insightReplies.outcome))
    await removeLater(tx, [avatarsKey(userId), ...mailIds.map(outboxKey)])
    // Takes along what refers to it: sessions, answers, a manager's metrics with the answers to them, invitations.
    await tx.delete(profiles).where(eq(profiles.id, userId))
    return true
  })
  if (!deleted) return false
  live.wake()
  background.run(() => removeFiles.run(services, clock()))
  return true
}

async function tellTheTeam(tx: Orm, { id, managerId }: Owner) {
  if (managerId) {
    await announce(tx, userChannel(managerId), 'athletes')
    await announce(tx, userChannel(managerId), 'team-day')
  }
  await tx.execute(sql`select announce('user:' || id, 'session') from profiles where manager_id = ${id}`)
}

async function removeInvitationsTo(tx: Orm, { email }: Owner) {
  const removed = await tx
    .delete(managerInvitations)
    .where(eq(managerInvitations.email, email))
    .returning({ managerId: managerInvitations.managerId })
  const inviters = new Set(removed.map(({ managerId }) => managerId))
  for (const inviter of inviters) await announce(tx, userChannel(inviter), 'invitations')
}

/** To them, by them and on their behalf; answers which, for some have become files. */
async function deleteMails(tx: Orm, { id, email }: Owner): Promise<string[]> {
  const isTheirs = or(
    eq(mails.accountId, id),
    eq(sql`lower(${mails.recipient})`, email),
    and(isNotNull(mails.replyTo), eq(sql`lower(${mails.replyTo})`, email)),
  )
  const deleted = await tx.delete(mails).where(isTheirs).returning({ id: mails.id })
  return deleted.map((mail) => mail.id)
}
