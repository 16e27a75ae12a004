import { and, eq } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { passwordChangedMail } from '#server/mail/account-mails.ts'
import type { Services } from '#server/http/app-env.ts'
import { endSessions } from './end-sessions.ts'
import { forgetLinks } from './forget-links.ts'

type Circumstances = {
  /** The one session that does not end. */
  keptToken?: string | undefined
  /** Came by a link in the user's mail. */
  provesEmail?: true
}

/**
 * Sets a password and ends every session of the user, but for the one to keep, together or not at all. False if the account
 * has just been deleted, to whose address nothing may be sent any more.
 */
export async function changePassword(
  { db, mailQueue, live, config }: Services,
  user: Profile,
  passwordHash: string,
  { keptToken, provesEmail }: Circumstances = {},
): Promise<boolean> {
  const isChanged = await db.system.transaction(async (tx) => {
    const changed = await tx
      .update(authAccounts)
      .set({ password: passwordHash, updatedAt: new Date() })
      .where(and(eq(authAccounts.userId, user.id), eq(authAccounts.providerId, 'credential')))
      .returning({ id: authAccounts.id })
    if (changed.length === 0) return false
    await endSessions(tx, user.id, keptToken)
    await forgetLinks(tx, user.id)
    if (provesEmail) await tx.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, user.id))
    const signedOutOn = keptToken ? 'all other devices' : 'all devices'
    await mailQueue.add(passwordChangedMail(user, `${config.publicOrigin}/reset-password`, signedOutOn), tx)
    return true
  })
  live.wake()
  return isChanged
}
