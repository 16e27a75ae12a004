import { and, eq } from 'drizzle-orm'
import { authAccounts } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { MIN_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { isOfOwnWords } from '#domain/account/own-words.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { Requested, Services } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { passwordChangedMail } from '#server/mail/account-mails.ts'
import { endSessions } from './auth-sessions.ts'
import common from './common-passwords.json' with { type: 'json' }
import { forgetLinks } from './forget-address.ts'
import { hashInTurn } from '#server/auth/hash-in-turn.ts'
import { isHashOf } from './password-hash.ts'

/** Made at the first use: most processes that load this file set no password. */
let mostUsed: Set<string> | undefined

/** Of a new password. Accounts that have a worse one go on signing in with it. */
export function demandGoodPassword(password: string, owner: { fullName: string; email: string }) {
  if (password.length < MIN_PASSWORD_LENGTH) throw new Refusal('password-too-short')
  mostUsed ??= new Set(common.passwords.split(' '))
  if (mostUsed.has(password.toLowerCase()) || isMonotonous(password)) throw new Refusal('password-too-common')
  if (isOfOwnWords(password, owner)) throw new Refusal('password-of-own-words')
}

/** One or two characters, however often. */
const isMonotonous = (password: string) => new Set(password.toLowerCase()).size <= 2

export async function isPasswordOf(
  { db, ...requested }: Requested,
  userId: string,
  password: string,
): Promise<boolean> {
  const [account] = await db.system
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential')))
  const hash = account?.hash
  if (!hash) return false
  return hashInTurn(requested, () => isHashOf(hash, password))
}

type PasswordChangeOptions = {
  /** The one session that does not end. */
  keptToken?: string | undefined
  /** Came by a link in the user's mail. */
  provesEmail?: true
}

/**
 * Sets a password and ends every session of the user except the one to keep, together or not at all. False if the
 * account has just been deleted: nothing may be sent to its address any more.
 */
export async function changePassword(
  { db, mailQueue, config }: Services,
  user: Profile,
  passwordHash: string,
  { keptToken, provesEmail }: PasswordChangeOptions = {},
): Promise<boolean> {
  return db.system.transaction(async (tx) => {
    // First, as the deletion of an account does: taken in another order, the two rows would lock each other out.
    if (provesEmail) await tx.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, user.id))
    const changed = await tx
      .update(authAccounts)
      .set({ password: passwordHash, updatedAt: new Date() })
      .where(and(eq(authAccounts.userId, user.id), eq(authAccounts.providerId, 'credential')))
      .returning({ id: authAccounts.id })
    if (changed.length === 0) return false
    await endSessions(tx, user.id, keptToken)
    await forgetLinks(tx, user.id)
    const signedOut = keptToken ? 'elsewhere' : 'everywhere'
    await mailQueue.add(passwordChangedMail(user, `${config.publicOrigin}/reset-password`, signedOut), tx)
    return true
  })
}
