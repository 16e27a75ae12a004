import { eq } from 'drizzle-orm'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { RECOVERY_TOKEN_PREFIX } from './auth.ts'
import { changePassword } from './change-password.ts'
import { profileColumns } from './profile-columns.ts'

/** Mails a reset link if the address has an account. The caller can't tell, and neither can anyone else. */
export async function requestRecovery({ auth, mailQueue }: Services, email: string) {
  await auth.api.requestPasswordReset({ body: { email } })
  await mailQueue.deliver()
}

export async function recoveryTokenIsValid({ auth }: Services, token: string, now: Date): Promise<boolean> {
  const bare = bareToken(token)
  if (!bare) return false
  const { internalAdapter } = await auth.$context
  const verification = await internalAdapter.findVerificationValue(identifierOf(bare))
  return verification !== null && verification.expiresAt > now
}

/** Uses the token up, sets the password and ends all sessions of its user. */
export async function recoverPassword(
  services: Services,
  token: string,
  newPassword: string,
): Promise<boolean> {
  const bare = bareToken(token)
  if (!bare) return false
  const { internalAdapter } = await services.auth.$context
  const used = await internalAdapter.consumeVerificationValue(identifierOf(bare))
  if (!used) return false
  // Not the library's own reset: that sets the password first, and a server killed then would leave a thief signed in.
  const [user] = await services.db.system
    .select(profileColumns)
    .from(profiles)
    .where(eq(profiles.id, used.value))
  if (!user) return false
  return changePassword(services, user, newPassword, { provesEmail: true })
}

const identifierOf = (bare: string) => `reset-password:${bare}`

function bareToken(token: string): string | null {
  return token.startsWith(RECOVERY_TOKEN_PREFIX) ? token.slice(RECOVERY_TOKEN_PREFIX.length) : null
}
