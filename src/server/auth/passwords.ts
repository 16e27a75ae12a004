import { and, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { authAccounts, authVerifications } from '#database/schema/auth.ts'
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
  /** By which they came, from their mail: it proves the address, and is used up. */
  link?: SQL | undefined
}

/**
 * Sets a password and ends every session of the user except the one to keep, together or not at all: whoever is told to come back
 * later still has the link. False if somebody has just used that, or the account was deleted: nothing may be sent to its
 * address any more.
 */
export async function changePassword(
  { db, mailQueue, config }: Services,
  user: Profile,
  passwordHash: string,
  { keptToken, link }: PasswordChangeOptions = {},
): Promise<boolean> {
  return db.system.transaction(async (tx) => {
    if (link && !(await useUp(tx, link, user.id))) return false
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

async function useUp(tx: Tx, link: SQL, userId: string): Promise<boolean> {
  const own = eq(profiles.id, userId)
  // First, as the deletion of an account does: taken in another order, the rows would lock each other out.
  await tx.select({ id: profiles.id }).from(profiles).where(own).for('no key update')
  const used = await tx.delete(authVerifications).where(link).returning({ id: authVerifications.id })
  if (used.length === 0) return false
  await tx.update(profiles).set({ emailVerified: true }).where(own)
  return true
}
