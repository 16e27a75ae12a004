import { APIError, createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { confirmationMail } from '#server/mail/account-mails.ts'

const CONFIRMATION_LIFETIME_SEC = 24 * 60 * 60

type Unconfirmed = {
  email: string
  fullName: string
  /** Goes along in the link, which may be opened in another tab than the one that holds it. */
  invitationCode?: string | undefined
}

export async function sendConfirmation(
  { config, auth, mailQueue, clock }: Services,
  { invitationCode, ...user }: Unconfirmed,
  tx?: Orm,
) {
  const { secret } = await auth.$context
  const token = await createEmailVerificationToken(secret, user.email, undefined, CONFIRMATION_LIFETIME_SEC)
  const carried = new URLSearchParams({ token })
  if (invitationCode) {
    carried.set('code', invitationCode)
    carried.set('followed', clock().toISOString())
  }
  await mailQueue.add(confirmationMail(user, `${config.publicOrigin}/auth/callback?${carried}`), tx)
}

/** The address proved by signing in with the right password, while it is not confirmed yet. */
export async function resendConfirmation(services: Services, email: string) {
  const [user] = await services.db.system
    .select({ email: profiles.email, fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.email, email))
  if (user) await sendConfirmation(services, user)
}

export async function confirmEmail({ auth }: Services, token: string): Promise<boolean> {
  try {
    await auth.api.verifyEmail({ query: { token } })
    return true
  } catch (error) {
    if (error instanceof APIError) return false
    throw error
  }
}
