import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import type { Database } from '#database/database.ts'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Requested, Services } from '#server/http/app-env.ts'
import { passwordResetMail } from '#server/mail/account-mails.ts'
import { profileColumns } from './current-session.ts'
import { hashOf } from '#server/auth/hash-in-turn.ts'
import { hashedToken } from './hashed-token.ts'
import { changePassword } from './passwords.ts'

const LINK_LIFETIME_MS = 60 * 60 * 1000
const TOKEN_PREFIX = 'pkce_'
const TOKEN_BYTES = 32

/** Mails a reset link if the address has an account. The caller can't tell, and neither can anyone else. */
export async function requestRecovery({ db, mailQueue, config, clock }: Services, email: string) {
  const bare = randomBytes(TOKEN_BYTES).toString('base64url')
  const link = `${config.publicOrigin}/update-password?token=${TOKEN_PREFIX}${bare}`
  await db.system.transaction(async (tx) => {
    // Held, so that an account that is being deleted gets no mail after that.
    const [owner] = await tx
      .select(profileColumns)
      .from(profiles)
      .where(eq(profiles.email, email))
      .for('share')
    if (!owner) return
    await tx.insert(authVerifications).values({
      identifier: identifierOf(bare),
      value: owner.id,
      expiresAt: new Date(clock().getTime() + LINK_LIFETIME_MS),
    })
    await mailQueue.add(passwordResetMail(owner, link), tx)
  })
  await mailQueue.deliver()
}

/** Whose password a link would set, while it can be used. */
export async function ownerOfLink({ db }: Services, token: string, now: Date): Promise<Profile | null> {
  const bare = bareToken(token)
  if (!bare) return null
  const [link] = await db.system.select().from(authVerifications).where(isUsable(bare, now))
  return link ? profileOf(db, link.value) : null
}

/** Uses the token up, sets the password and ends all sessions of its user; answers that user. */
export async function recoverPassword(
  services: Requested,
  token: string,
  newPassword: string,
  now: Date,
): Promise<Profile | null> {
  const bare = bareToken(token)
  if (!bare) return null
  const passwordHash = await hashOf(services, newPassword)
  const user = await ownerOfLink(services, token, now)
  if (!user) return null
  return (await changePassword(services, user, passwordHash, { link: isUsable(bare, now) })) ? user : null
}

async function profileOf({ system }: Database, id: string): Promise<Profile | null> {
  const [profile] = await system.select(profileColumns).from(profiles).where(eq(profiles.id, id))
  return profile ?? null
}

const identifierOf = (bare: string) => hashedToken(`reset-password:${bare}`)

const isUsable = (bare: string, now: Date) =>
  and(eq(authVerifications.identifier, identifierOf(bare)), gt(authVerifications.expiresAt, now))

function bareToken(token: string): string | null {
  return token.startsWith(TOKEN_PREFIX) ? token.slice(TOKEN_PREFIX.length) : null
}
