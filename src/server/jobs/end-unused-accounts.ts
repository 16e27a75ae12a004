import { and, eq, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { accountUses } from '#database/schema/account-uses.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import { LOCALES } from '#domain/language/locale.ts'
import {
  ACCOUNT_WARNING_DAYS,
  firstKeptInstant,
  RETENTION_YEARS,
} from '#domain/retention/retention-periods.ts'
import { deleteAccount, leaveToColleagues } from '#server/auth/delete-account.ts'
import type { Services } from '#server/http/app-env.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { UNUSED_ACCOUNT_SUBJECT, unusedAccountMail } from '#server/mail/account-mails.ts'

const WARNING_MS = ACCOUNT_WARNING_DAYS * 24 * 60 * 60 * 1000

/** Account data: warns the owners of unused accounts, and deletes those whose owners have not come back. */
export async function endUnusedAccounts(services: Services, now: Date) {
  await countFromToday(services, now)
  await countTeamsForManagers(services.db.system)
  await warnOwners(services, now)
  await deleteUnused(services, now)
}

/** An account that was never seen in use, such as one made by a script, begins its years now. */
async function countFromToday({ db: { system }, config }: Services, now: Date) {
  const known = system.select().from(accountUses).where(eq(accountUses.accountId, profiles.id))
  // With SMTP an unconfirmed registration ends by itself, and much sooner.
  const isCounted = config.smtpUrl ? eq(profiles.emailVerified, true) : undefined
  const unknown = await system
    .select({ accountId: profiles.id })
    .from(profiles)
    .where(and(notExists(known), isCounted))
  for (const { accountId } of unknown) {
    await system.insert(accountUses).values({ accountId, lastUsedAt: now }).onConflictDoNothing()
  }
}

/** An owner's account could take the questions of the team and all answers to them along, so a team in use keeps it. */
async function countTeamsForManagers(system: Orm) {
  await system.execute(sql`
    update account_uses manager set last_used_at = team.last_used_at, warned_at = null
    from (
      select s.account_id, max(u.last_used_at) as last_used_at
      from team_staff s join team_members m on m.team_id = s.team_id and m.left_at is null
        join account_uses u on u.account_id = m.athlete_id
      where s.duty = 'owner'
      group by s.account_id
    ) team
    where manager.account_id = team.account_id and manager.last_used_at < team.last_used_at`)
}

async function warnOwners({ db, mailQueue, config }: Services, now: Date) {
  const deletedFrom = new Date(now.getTime() + WARNING_MS)
  const isUnused = and(
    lt(accountUses.lastUsedAt, firstKeptInstant(RETENTION_YEARS.account, deletedFrom)),
    isNull(accountUses.warnedAt),
  )
  for (const accountId of await accountsThat(db.system, isUnused)) {
    await db.system.transaction(async (tx) => {
      const isIt = and(eq(accountUses.accountId, accountId), isUnused)
      const warned = await tx.update(accountUses).set({ warnedAt: now }).where(isIt).returning()
      const [owner] = await tx.select().from(profiles).where(eq(profiles.id, accountId))
      if (warned.length === 0 || !owner) return
      const warning = unusedAccountMail(owner, `${config.publicOrigin}/login`, deletedFrom)
      await mailQueue.add({ ...warning, accountId }, tx)
    })
  }
  await mailQueue.deliver()
}

async function deleteUnused(services: Services, now: Date) {
  const { system } = services.db
  const warnedBefore = new Date(now.getTime() - WARNING_MS)
  const isUnused = and(
    lt(accountUses.lastUsedAt, firstKeptInstant(RETENTION_YEARS.account, now)),
    lte(accountUses.warnedAt, warnedBefore),
    notExists(warningsLeftAfter(system, warnedBefore)),
  )
  for (const accountId of await accountsThat(system, isUnused)) {
    // Asked again under a lock: the owner may be signing in at this very moment.
    const isIt = and(eq(accountUses.accountId, accountId), isUnused)
    const isDue = async (tx: Orm) => {
      const due = await tx.select().from(accountUses).where(isIt).for('update')
      if (due.length > 0) await leaveToColleagues(tx, accountId)
      return due.length > 0
    }
    await deleteAccount(services, accountId, isDue)
  }
}

/**
 * A warning that still waits in the queue counts too: the month begins when the mail has left. It is known by its subject,
 * in whichever language its owner reads.
 */
function warningsLeftAfter(system: Orm, day: Date) {
  const leftAfter = or(isNull(mails.sentAt), gt(mails.sentAt, day))
  const subjects = LOCALES.map((locale) => speechIn(locale).t(UNUSED_ACCOUNT_SUBJECT))
  const isWarning = and(eq(mails.accountId, accountUses.accountId), inArray(mails.subject, subjects))
  return system.select({ id: mails.id }).from(mails).where(and(isWarning, leftAfter))
}

async function accountsThat(system: Orm, condition: SQL | undefined): Promise<string[]> {
  const found = await system.select({ id: accountUses.accountId }).from(accountUses).where(condition)
  return found.map(({ id }) => id)
}
