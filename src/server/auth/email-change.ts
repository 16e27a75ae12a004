import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import type { Tx } from '#database/database.ts'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { confirmNewAddressMail, emailChangeAskedMail, emailChangedMail } from '#server/mail/account-mails.ts'
import { emailIsTaken } from './create-account.ts'
import { isReturning, offerUndo } from './email-undo.ts'
import { forgetLinks } from './forget-address.ts'
import { hashedToken } from './hashed-token.ts'
import { isTaken, moveAddress, type NewAddress } from './move-address.ts'

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000

type Owner = Pick<Profile, 'id' | 'fullName' | 'email' | 'locale'>

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
  if (!config.smtpUrl)
    return unlessTaken(services, async (tx) => {
      const owner = await heldOwner(tx, user.id)
      if (owner) await changeEmail(tx, services, owner, { email, isConfirmed: false }, now)
      return 'changed' as const
    })

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

/** Uses the link up, if the address is changed: whoever is told to come back later still needs it. */
export async function confirmEmailChange(
  services: Services,
  token: string,
  now: Date,
): Promise<'changed' | 'link-invalid' | 'email-taken'> {
  const isUsable = and(
    eq(authVerifications.identifier, identifierOf(token)),
    gt(authVerifications.expiresAt, now),
  )
  const [link] = await services.db.system.select().from(authVerifications).where(isUsable)
  const [userId, email] = link?.value.split(' ') ?? []
  if (!userId || !email) return 'link-invalid'
  return unlessTaken(services, async (tx) => {
    // First, as the deletion of an account does: taken in another order, the two rows would lock each other out.
    const owner = await heldOwner(tx, userId)
    const used = await tx.delete(authVerifications).where(isUsable).returning({ id: authVerifications.id })
    if (!owner || used.length === 0) return 'link-invalid'
    await changeEmail(tx, services, owner, { email, isConfirmed: true }, now)
    return 'changed'
  })
}

async function heldOwner(tx: Tx, userId: string) {
  const [owner] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  return owner
}

async function changeEmail(
  tx: Tx,
  { mailQueue, config }: Services,
  owner: NonNullable<Awaited<ReturnType<typeof heldOwner>>>,
  to: NewAddress,
  now: Date,
) {
  await moveAddress(tx, owner, to, now)
  const isWayBack = await isReturning(tx, { id: owner.id, email: to.email }, now)
  // An address that was never confirmed may be a stranger's, by a typing mistake.
  const token = owner.emailVerified && !isWayBack ? await offerUndo(tx, owner, now) : null
  const undoLink = token && `${config.publicOrigin}/undo-email-change?token=${token}`
  const mail = emailChangedMail(owner, to.email, undoLink, config.contactEmail)
  await mailQueue.add({ ...mail, accountId: owner.id }, tx)
}

async function unlessTaken<Outcome>({ db }: Services, change: (tx: Tx) => Promise<Outcome>) {
  try {
    return await db.system.transaction(change)
  } catch (error) {
    if (isTaken(error)) return 'email-taken'
    throw error
  }
}

const identifierOf = (token: string) => `email-change:${hashedToken(token)}`
