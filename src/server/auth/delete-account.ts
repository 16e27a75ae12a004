import { eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Orm, Tx } from '#database/database.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { announceBy } from '#server/live/announce.ts'
import { listedErasures } from '#server/storage/erasures.ts'
import { avatarsKey, removeLater } from '#server/storage/file-removal.ts'
import { endSessions } from './auth-sessions.ts'
import { forgetUndo } from './email-undo.ts'
import { deleteMails, forgetAddress, forgetLinks } from './forget-address.ts'
import { forgetInDigests } from './forget-name.ts'

/**
 * Deletes an account and all that is its owner's, at once and for good (docs/decisions/0015): the rows in one transaction,
 * the files right after it. False if there is no such account any more, or if in that very transaction `isDue` says no.
 */
export async function deleteAccount(
  services: Services,
  userId: string,
  isDue: (tx: Orm) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const { db, removeFiles } = services
  const deleted = await db.system.transaction(async (tx) => {
    const [owner] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    if (!owner || !(await isDue(tx))) return false
    await endSessions(tx, userId)
    await tellTheTeams(tx, userId)
    await forgetLinks(tx, userId)
    await forgetUndo(tx, userId)
    await forgetAddress(tx, owner.email)
    await deleteMails(tx, or(eq(mails.accountId, userId), eq(sql`lower(${mails.replyTo})`, owner.email)))
    await forgetInDigests(tx, userId)
    // What a provider wrote may quote anybody's notes, and does not say whose: it is asked again.
    await tx.delete(insightReplies).where(isNotNull(insightReplies.outcome))
    await removeLater(tx, [avatarsKey(userId)])
    // Takes along what refers to it: sessions, answers, the places in teams, and a team that nobody else works for.
    await tx.delete(profiles).where(eq(profiles.id, userId))
    return true
  })
  if (!deleted) return false
  removeFiles()
  return true
}

async function tellTheTeams(tx: Tx, userId: string) {
  await announceBy(
    tx,
    sql`select announce('staff:' || team_id, topic) from team_members, (values ('athletes'), ('team-day')) changed (topic)
        where athlete_id = ${userId} and left_at is null`,
  )
  // These are on no team any more.
  await announceBy(
    tx,
    sql`select announce('user:' || athlete_id, 'session') from team_members
        where left_at is null and team_id in (
          select s.team_id from team_staff s where s.account_id = ${userId}
            and not exists (select from team_staff o where o.team_id = s.team_id and o.account_id <> ${userId})
        )`,
  )
}

/** Whether an account was deleted while a request of its owner was on its way. */
export async function isAccountGone({ system }: Database, userId: string): Promise<boolean> {
  const found = await system.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId))
  return found.length === 0
}

/**
 * For an owner who cannot be asked to hand over: the team becomes that of whoever has been a coach, or else on its staff,
 * for longest.
 */
export async function leaveToColleagues(system: Orm, userId: string) {
  await system.execute(
    sql`update team_staff s set duty = 'owner' from (
          select distinct on (c.team_id) c.team_id, c.account_id from team_staff o join team_staff c using (team_id)
          where o.account_id = ${userId} and o.duty = 'owner' and c.account_id <> ${userId}
          order by c.team_id, c.duty = 'owner' desc, c.duty = 'coach' desc, c.since, c.account_id
        ) heir
        where s.team_id = heir.team_id and s.account_id = heir.account_id and s.duty <> 'owner'`,
  )
}

/**
 * Deletes the accounts that a restored database has brought back, however it was restored, and answers how many. Call
 * it before the server serves, or their owners could sign in.
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { db, files, background } = services
  const marks: string[] = []
  for await (const { mark } of listedErasures(files)) marks.push(mark)
  if (marks.length === 0) return 0
  const back = await db.system
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      sql`encode(sha256(${profiles.id}::text::bytea), 'hex') in
          (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))`,
    )
  for (const { id } of back) {
    await leaveToColleagues(db.system, id)
    await deleteAccount(services, id)
  }
  await background.settled()
  return back.length
}
