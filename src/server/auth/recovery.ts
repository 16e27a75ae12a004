import { eq } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import type { Database } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Requested, Services } from '#server/http/app-env.ts'
import { RECOVERY_TOKEN_PREFIX } from './auth.ts'
import { changePassword } from './passwords.ts'
import { hashOf } from './hash-gate.ts'
import { profileColumns } from './current-session.ts'

/** Mails a reset link if the address has an account. The caller can't tell, and neither can anyone else. */
export async function requestRecovery({ auth, mailQueue }: Services, email: string) {
  await auth.api.requestPasswordReset({ body: { email } })
  await mailQueue.deliver()
}

/** Whose password a link would set, while it can be used. */
export async function ownerOfLink({ auth, db }: Services, token: string, now: Date): Promise<Profile | null> {
  const bare = bareToken(token)
  if (!bare) return null
  const { internalAdapter } = await auth.$context
  const verification = await internalAdapter.findVerificationValue(identifierOf(bare))
  return verification && verification.expiresAt > now ? profileOf(db, verification.value) : null
}

/** Uses the token up, sets the password and ends all sessions of its user, whom it answers. */
export async function recoverPassword(
  services: Requested,
  token: string,
  newPassword: string,
): Promise<Profile | null> {
  const bare = bareToken(token)
  if (!bare) return null
  // Before the link is used up, which whoever is told to come back later still needs.
  const passwordHash = await hashOf(services, newPassword)
  const { internalAdapter } = await services.auth.$context
  const used = await internalAdapter.consumeVerificationValue(identifierOf(bare))
  if (!used) return null
  // Not the library's own reset: that sets the password first, and a server killed then would leave a thief signed in.
  const user = await profileOf(services.db, used.value)
  if (!user) return null
  return (await changePassword(services, user, passwordHash, { provesEmail: true })) ? user : null
}

async function profileOf({ system }: Database, id: string): Promise<Profile | null> {
  const [profile] = await system.select(profileColumns).from(profiles).where(eq(profiles.id, id))
  return profile ?? null
}

const identifierOf = (bare: string) => `reset-password:${bare}`

function bareToken(token: string): string | null {
  return token.startsWith(RECOVERY_TOKEN_PREFIX) ? token.slice(RECOVERY_TOKEN_PREFIX.length) : null
}
