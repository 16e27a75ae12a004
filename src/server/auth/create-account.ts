import { and, eq, gt, isNotNull, not, sql } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { invitations } from '#database/schema/invitations.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams } from '#database/schema/teams.ts'
import type { Registration } from '#domain/account/account-schemas.ts'
import { localDayIn } from '#domain/calendar/local-day.ts'
import type { Locale } from '#domain/language/locale.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import type { Services } from '#server/http/app-env.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { refuseAs } from '#server/http/refusal.ts'
import { describeError, type Log } from '#server/process/log.ts'
import { isUnconfirmed } from './unconfirmed.ts'

export type NewAccount = Omit<Registration, 'password'> & { passwordHash: string; locale: Locale }

/**
 * Profile and password, all or none. A manager gets a team of their own with its initial form status, unless they come to
 * work for another's. Both begin with the language of the page that registers.
 */
export async function createAccount(tx: Tx, account: NewAccount, now: Date, log: Log) {
  const { fullName, email, role, timeZone, passwordHash, invitationCode, locale } = account
  const [profile] = await tx
    .insert(profiles)
    .values({ fullName, email, role, locale, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: profiles.email })
    .returning({ id: profiles.id })
    .catch(refuseAs('profile-not-created'))
  if (!profile) return 'email-taken'
  await tx
    .insert(authAccounts)
    .values({ userId: profile.id, accountId: profile.id, providerId: 'credential', password: passwordHash })
  if (role === 'manager' && !(await isToStaff(tx, invitationCode, now))) {
    const name = initialTeamName(fullName, speechIn(locale).t)
    const team = await createTeam(tx, { name, timeZone, locale }, profile.id, now)
    const status = { teamId: team.id, date: localDayIn(timeZone, now) }
    await orOnlyLog(tx, log, () => tx.insert(dailyFormStatus).values(status))
  }
  return profile
}

async function isToStaff(tx: Tx, code: string | undefined, now: Date): Promise<boolean> {
  if (!code) return false
  const { invitationCode, duty, status, expiresAt } = invitations
  const isOpen = and(eq(invitationCode, code), isNotNull(duty), eq(status, 'pending'), gt(expiresAt, now))
  return (await tx.$count(invitations, isOpen)) > 0
}

type NewTeam = { name: string; timeZone: string; locale: Locale }

async function createTeam(tx: Tx, team: NewTeam, ownerId: string, now: Date) {
  const [created] = await tx
    .insert(teams)
    .values({ ...team, createdAt: now })
    .returning({ id: teams.id })
    .catch(refuseAs('profile-not-created'))
  const owner = {
    teamId: created!.id,
    accountId: ownerId,
    duty: 'owner',
    seesHealth: true,
    since: now,
  } as const
  await tx.insert(teamStaff).values(owner).catch(refuseAs('profile-not-created'))
  return created!
}

/** A team without a form status has an open form: no reason to refuse the account. */
async function orOnlyLog(tx: Tx, log: Log, addStatus: () => Promise<unknown>) {
  await tx.execute(sql`savepoint form_status`)
  try {
    await addStatus()
  } catch (error) {
    log.error({ err: describeError(error) }, 'the initial form status was not created')
    await tx.execute(sql`rollback to savepoint form_status`)
  }
}

/** An unconfirmed registration takes no address, where addresses are confirmed at all. */
export async function emailIsTaken({ db, config }: Services, email: string): Promise<boolean> {
  const isFree = config.smtpUrl ? isUnconfirmed(db.system) : undefined
  const found = await db.system
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.email, email), isFree && not(isFree)))
  return found.length > 0
}
