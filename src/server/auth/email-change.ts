import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import type { Orm } from '#database/database.ts'
import { authVerifications } from '#database/schema/auth.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { announce, userChannel } from '#server/live/announce.ts'
import {
  confirmNewAddressMail,
  emailChangeAskedMail,
  emailChangedMail,
} from '#server/mail/email-change-mails.ts'
import { emailIsTaken } from './create-account.ts'
import { forgetAddress } from './forget-address.ts'
import { forgetLinks } from './forget-links.ts'
import { removeUnconfirmed } from './unconfirmed.ts'

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000
const UNIQUE_VIOLATION = '23505'

type Owner = Pick<Profile, 'id' | 'fullName' | 'email' | 'managerId'>

/** With SMTP the new address counts once the link mailed to it is opened; without, at once. */
export async function askForEmailChange(
  services: Services,
  user: Owner,
  email: string,
  now: Date,
): Promise<'changed' | 'confirmation-pending' | 'email-taken'> {
  const { db, config, mailQueue } = services
  if (email === user.email) return 'changed'
  if (await emailIsTaken(services, email)) return 'email-taken'
  if (!config.smtpUrl) return changeEmail(services, user.id, { email, isConfirmed: false }, now)

  const token = randomBytes(32).toString('base64url')
  const link = `${config.publicOrigin}/confirm-new-email?token=${token}`
  await db.system.transaction(async (tx) => {
    // The last one asked for is the one that is meant.
    await forgetLinks(tx, user.id)
    await tx.insert(authVerifications).values({
      identifier: identifierOf(token),
      value: `${user.id} ${email}`,
      expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
    })
    await mailQueue.add({ ...confirmNewAddressMail({ ...user, email }, link), accountId: user.id }, tx)
    await mailQueue.add(emailChangeAskedMail(user, email, `${config.publicOrigin}/reset-password`), tx)
  })
  return 'confirmation-pending'
}

/** Uses the link up. */
export async function confirmEmailChange(
  services: Services,
  token: string,
  now: Date,
): Promise<'changed' | 'link-invalid' | 'email-taken'> {
  const [used] = await services.db.system
    .delete(authVerifications)
    .where(and(eq(authVerifications.identifier, identifierOf(token)), gt(authVerifications.expiresAt, now)))
    .returning()
  const [userId, email] = used?.value.split(' ') ?? []
  if (!userId || !email) return 'link-invalid'
  return changeEmail(services, userId, { email, isConfirmed: true }, now)
}

async function changeEmail(
  services: Services,
  userId: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
  now: Date,
): Promise<'changed' | 'email-taken'> {
  const { db, live, mailQueue, config } = services
  try {
    await db.system.transaction(async (tx) => {
      const [owner] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
      if (!owner) return
      await forgetAddress(tx, owner.email)
      await keepMessagesOf(tx, owner)
      if (isConfirmed) await removeUnconfirmed(tx, email)
      const changes = { email, emailVerified: isConfirmed, updatedAt: now }
      await tx.update(profiles).set(changes).where(eq(profiles.id, userId))
      // A reset link in the former mailbox would still open the account.
      await forgetLinks(tx, userId)
      await mailQueue.add({ ...emailChangedMail(owner, email, config.contactEmail), accountId: userId }, tx)
      await announce(tx, userChannel(userId), 'session')
      if (owner.managerId) await announce(tx, userChannel(owner.managerId), 'athletes')
    })
  } catch (error) {
    if (databaseErrorOf(error).code === UNIQUE_VIOLATION) return 'email-taken'
    throw error
  }
  live.wake()
  return 'changed'
}

/** What they wrote from an address that is no longer theirs stays theirs, to go with their account. */
async function keepMessagesOf(tx: Orm, { id, email }: Owner) {
  await tx
    .update(mails)
    .set({ accountId: id })
    .where(eq(sql`lower(${mails.replyTo})`, email))
}

const identifierOf = (token: string) =>
  `email-change:${createHash('sha256').update(token).digest('base64url')}`
