import { and, eq, gt } from 'drizzle-orm'
import type { Locale } from '#domain/language/locale.ts'
import { UNCONFIRMED_DAYS } from '#domain/retention/retention-periods.ts'
import type { Orm } from '#database/database.ts'
import { authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { confirmationMail } from '#server/mail/account-mails.ts'
import { sign, signedValue } from './signed-value.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFETIME_MS = DAY_MS

type Unconfirmed = {
  id: string
  email: string
  fullName: string
  locale: Locale | null
  /** Goes along in the link, which may be opened in another tab than the one that holds it. */
  invitationCode?: string | undefined
}

/** The link names the account, not only its address: a link mailed for one registration can't confirm a later one. */
export async function sendConfirmation(
  { config, keys, mailQueue, clock }: Services,
  { invitationCode, ...user }: Unconfirmed,
  tx?: Orm,
) {
  const now = clock()
  const value = [user.id, now.getTime() + LIFETIME_MS, user.email].join(' ')
  const carried = new URLSearchParams({ token: tokenOf(value, keys.of('email-confirmation')) })
  if (invitationCode) {
    carried.set('code', invitationCode)
    carried.set('followed', now.toISOString())
  }
  const mail = confirmationMail(user, `${config.publicOrigin}/auth/callback?${carried}`)
  await mailQueue.add({ ...mail, accountId: user.id }, tx)
}

/** Keeps the code of the registration while it waits to be confirmed, for a mail that is sent again. */
export async function keepInvitationCode(tx: Orm, userId: string, invitationCode: string, now: Date) {
  await tx.insert(authVerifications).values({
    identifier: keptCodeOf(userId),
    value: `${userId} ${invitationCode}`,
    expiresAt: new Date(now.getTime() + UNCONFIRMED_DAYS * DAY_MS),
  })
}

/** Call it for a visitor who has given the right password while the address is not confirmed yet. */
export async function resendConfirmation(services: Services, email: string) {
  const { db, clock } = services
  const [user] = await db.system.select().from(profiles).where(eq(profiles.email, email))
  if (!user) return
  const [kept] = await db.system
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(
      and(eq(authVerifications.identifier, keptCodeOf(user.id)), gt(authVerifications.expiresAt, clock())),
    )
  await sendConfirmation(services, { ...user, invitationCode: kept?.value.slice(`${user.id} `.length) })
}

export async function confirmEmail({ db, keys }: Services, token: string, now: Date): Promise<boolean> {
  const accepted = keys.accepted('email-confirmation')
  const value = signedValue(Buffer.from(token, 'base64url').toString(), accepted)
  const [id = '', expiresAt, email = ''] = value?.split(' ') ?? []
  // Decoding forgives characters that were added; a token has one spelling.
  if (value === null || !accepted.some((key) => tokenOf(value, key) === token)) return false
  if (!(Number(expiresAt) > now.getTime())) return false
  const confirmed = await db.system
    .update(profiles)
    .set({ emailVerified: true })
    .where(and(eq(profiles.id, id), eq(profiles.email, email)))
    .returning({ id: profiles.id })
  if (confirmed.length > 0)
    await db.system.delete(authVerifications).where(eq(authVerifications.identifier, keptCodeOf(id)))
  return confirmed.length > 0
}

const keptCodeOf = (userId: string) => `invitation-of:${userId}`

const tokenOf = (value: string, key: string) => Buffer.from(sign(value, key)).toString('base64url')
