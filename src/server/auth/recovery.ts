import { APIError } from 'better-auth/api'
import type { Services } from '#server/http/app-env.ts'
import { RECOVERY_TOKEN_PREFIX } from './auth.ts'

/** Mails a reset link if the address has an account. The caller can't tell, and neither can anyone else. */
export async function requestRecovery({ auth, mailQueue }: Services, email: string) {
  await auth.api.requestPasswordReset({ body: { email } })
  await mailQueue.deliver()
}

export async function recoveryTokenIsValid({ auth }: Services, token: string, now: Date): Promise<boolean> {
  const bare = bareToken(token)
  if (!bare) return false
  const { internalAdapter } = await auth.$context
  const verification = await internalAdapter.findVerificationValue(`reset-password:${bare}`)
  return verification !== null && verification.expiresAt > now
}

/** Uses the token up, sets the password and ends all sessions of its user. */
export async function recoverPassword(
  { auth, live }: Services,
  token: string,
  newPassword: string,
): Promise<boolean> {
  const bare = bareToken(token)
  if (!bare) return false
  try {
    await auth.api.resetPassword({ body: { token: bare, newPassword } })
    live.wake()
    return true
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400) return false
    throw error
  }
}

function bareToken(token: string): string | null {
  return token.startsWith(RECOVERY_TOKEN_PREFIX) ? token.slice(RECOVERY_TOKEN_PREFIX.length) : null
}
