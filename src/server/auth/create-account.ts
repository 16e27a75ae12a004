import { eq } from 'drizzle-orm'
import { localDayIn } from '#domain/calendar/local-day.ts'
import type { Registration } from '#domain/account/registration.ts'
import type { Orm } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { profiles } from '#database/schema/profiles.ts'

export type NewAccount = Omit<Registration, 'password'> & { passwordHash: string }

/** Profile, password and, for a manager, the initial form status: all of it or nothing. Run it in a transaction. */
export async function createAccount(tx: Orm, account: NewAccount, now: Date) {
  const { fullName, email, role, timeZone, passwordHash } = account
  const [profile] = await tx
    .insert(profiles)
    .values({ fullName, email, role, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: profiles.email })
    .returning({ id: profiles.id })
  if (!profile) return 'email-taken'
  await tx
    .insert(authAccounts)
    .values({ userId: profile.id, accountId: profile.id, providerId: 'credential', password: passwordHash })
  if (role === 'manager') {
    await tx
      .insert(dailyFormStatus)
      .values({ managerId: profile.id, date: localDayIn(timeZone, now), timeZone })
  }
  return 'created'
}

export async function emailIsTaken(system: Orm, email: string): Promise<boolean> {
  const found = await system.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  return found.length > 0
}
