import { and, eq, type SQL } from 'drizzle-orm'
import type { Database, Orm } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { profileColumns } from './current-session.ts'

/** An account with what it takes to sign in to it: its password, and a code if two-step sign-in was switched on. */
export async function signInAccount(system: Orm, condition: SQL) {
  const [account] = await system
    .select({
      profile: profileColumns,
      isConfirmed: profiles.emailVerified,
      passwordHash: authAccounts.password,
      switchedOnAt: twoFactors.switchedOnAt,
    })
    .from(profiles)
    .innerJoin(
      authAccounts,
      and(eq(authAccounts.userId, profiles.id), eq(authAccounts.providerId, 'credential')),
    )
    .leftJoin(twoFactors, eq(twoFactors.accountId, profiles.id))
    .where(condition)
  return account
}

export const accountOfAddress = ({ system }: Database, email: string) =>
  signInAccount(system, eq(profiles.email, email))

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof signInAccount>>>

/** The same account again, once no change of it is under way; nothing if it now takes something else to sign in to it. */
export async function unchangedAccount(system: Orm, { profile, passwordHash, switchedOnAt }: SignInAccount) {
  // By itself: a query that had to wait would see the second step as it was before the wait.
  await system
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(eq(authAccounts.userId, profile.id))
    .for('share')
  const account = await signInAccount(system, eq(profiles.id, profile.id))
  const isSame =
    account?.passwordHash === passwordHash && account.switchedOnAt?.getTime() === switchedOnAt?.getTime()
  return isSame ? account : undefined
}
