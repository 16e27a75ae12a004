import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, gte, like } from 'drizzle-orm'
import { EMAIL_UNDO_DAYS } from '#domain/retention/retention-periods.ts'
import type { Orm, Tx } from '#database/database.ts'
import { authAccounts, authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { emailPutBackMail } from '#server/mail/account-mails.ts'
import { endSessions } from './auth-sessions.ts'
import { hashedToken } from './hashed-token.ts'
import { isTaken, moveAddress } from './move-address.ts'

const LIFETIME_MS = EMAIL_UNDO_DAYS * 24 * 60 * 60 * 1000

type Former = { id: string; email: string }

/**
 * The token of a link with which the mailbox of a former address puts it back. It outlives a new password and every
 * other link, since a thief of the account can ask for those.
 */
export async function offerUndo(tx: Orm, former: Former, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(authVerifications).values({
    identifier: identifierOf(token),
    value: valueOf(former),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  })
  return token
}

/**
 * Whether the account is on its way back to an address that it had. Addresses it had since then lose their links, and the
 * present one gets none: else a thief who was just shut out could undo that.
 */
export async function isReturning(tx: Orm, former: Former, now: Date): Promise<boolean> {
  const { value, createdAt, expiresAt } = authVerifications
  const [offered] = await tx
    .select({ createdAt })
    .from(authVerifications)
    .where(and(eq(value, valueOf(former)), gt(expiresAt, now)))
    .orderBy(asc(createdAt))
    .limit(1)
  if (!offered) return false
  await tx
    .delete(authVerifications)
    .where(and(like(value, valueOf({ ...former, email: '%' })), gt(createdAt, offered.createdAt)))
  return true
}

/** No former address of this account can put itself back any more. */
export async function forgetUndo(tx: Orm, accountId: string) {
  await tx
    .delete(authVerifications)
    .where(like(authVerifications.value, valueOf({ id: accountId, email: '%' })))
}

/**
 * Puts a former address back and shuts everybody out: all sessions end and the password is void, so that only a reset
 * mailed to that address opens the account. Uses up the link, and with it those of addresses that came later.
 */
export async function undoEmailChange(
  { db, mailQueue, config }: Services,
  token: string,
  now: Date,
): Promise<{ email: string } | 'link-invalid' | 'email-taken'> {
  const undo = async (tx: Tx) => {
    const [used] = await tx
      .delete(authVerifications)
      .where(and(eq(authVerifications.identifier, identifierOf(token)), gt(authVerifications.expiresAt, now)))
      .returning()
    const [, id, email] = used?.value.split(' ') ?? []
    if (!used || !id || !email) return 'link-invalid'
    const [owner] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update')
    if (!owner) return 'link-invalid'
    const { value, createdAt } = authVerifications
    await tx
      .delete(authVerifications)
      .where(and(like(value, valueOf({ id, email: '%' })), gte(createdAt, used.createdAt)))
    await moveAddress(tx, owner, { email, isConfirmed: true }, now)
    await endSessions(tx, id)
    await tx
      .update(authAccounts)
      .set({ password: null, updatedAt: now })
      .where(and(eq(authAccounts.userId, id), eq(authAccounts.providerId, 'credential')))
    await mailQueue.add({ ...emailPutBackMail(owner, email, config.contactEmail), accountId: id }, tx)
    return { email }
  }
  try {
    return await db.system.transaction(undo)
  } catch (error) {
    if (isTaken(error)) return 'email-taken'
    throw error
  }
}

/** Begins with a word, so that `forgetLinks`, which looks for the account at the beginning, passes it by. */
const valueOf = ({ id, email }: Former) => `undo ${id} ${email}`

const identifierOf = (token: string) => `email-undo:${hashedToken(token)}`
