import { and, eq } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { passwordChangedMail } from '#server/mail/account-mails.ts'
import type { Services } from '#server/http/app-env.ts'
import { endSessions } from './end-sessions.ts'
import { forgetLinks } from './forget-links.ts'

/** Sets the password of a signed-in user and ends every session they have, but for the one to keep. */
export async function changePassword(
  { db, auth, mailQueue, live, config }: Services,
  user: Profile,
  newPassword: string,
  keptToken?: string,
) {
  const { password } = await auth.$context
  const passwordHash = await password.hash(newPassword)
  await db.system.transaction(async (tx) => {
    await tx
      .update(authAccounts)
      .set({ password: passwordHash, updatedAt: new Date() })
      .where(and(eq(authAccounts.userId, user.id), eq(authAccounts.providerId, 'credential')))
    await endSessions(tx, user.id, keptToken)
    await forgetLinks(tx, user.id)
    const signedOutOn = keptToken ? 'all other devices' : 'all devices'
    await mailQueue.add(passwordChangedMail(user, `${config.publicOrigin}/reset-password`, signedOutOn), tx)
  })
  live.wake()
}
