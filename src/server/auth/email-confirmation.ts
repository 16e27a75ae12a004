import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { confirmationMail } from '#server/mail/account-mails.ts'
import { signedValue } from './signed-value.ts'
import { derivedKey } from './two-factor/derived-key.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000

type Unconfirmed = {
  id: string
  email: string
  fullName: string
  /** Goes along in the link, which may be opened in another tab than the one that holds it. */
  invitationCode?: string | undefined
}

/** The link names the account, not only its address: one that was mailed for an earlier registration confirms no later one. */
export async function sendConfirmation(
  { config, mailQueue, clock }: Services,
  { id, email, fullName, invitationCode }: Unconfirmed,
  tx?: Orm,
) {
  const now = clock()
  const value = [id, now.getTime() + LIFETIME_MS, email].join(' ')
  const carried = new URLSearchParams({ token: tokenOf(config, value) })
  if (invitationCode) {
    carried.set('code', invitationCode)
    carried.set('followed', now.toISOString())
  }
  const mail = confirmationMail({ email, fullName }, `${config.publicOrigin}/auth/callback?${carried}`)
  await mailQueue.add({ ...mail, accountId: id }, tx)
}

/** The address proved by signing in with the right password, while it is not confirmed yet. */
export async function resendConfirmation(services: Services, email: string) {
  const [user] = await services.db.system.select().from(profiles).where(eq(profiles.email, email))
  if (user) await sendConfirmation(services, user)
}

export async function confirmEmail({ db, config }: Services, token: string, now: Date): Promise<boolean> {
  const value = signedValue(Buffer.from(token, 'base64url').toString(), keyOf(config))
  const [id = '', expiresAt, email = ''] = value?.split(' ') ?? []
  // Decoding forgives characters that were added; a token has one spelling.
  if (value === null || tokenOf(config, value) !== token) return false
  if (!(Number(expiresAt) > now.getTime())) return false
  const confirmed = await db.system
    .update(profiles)
    .set({ emailVerified: true })
    .where(and(eq(profiles.id, id), eq(profiles.email, email)))
    .returning({ id: profiles.id })
  return confirmed.length > 0
}

function tokenOf(config: Services['config'], value: string): string {
  const signature = createHmac('sha256', keyOf(config)).update(value).digest('base64')
  return Buffer.from(`${value}.${signature}`).toString('base64url')
}

const keyOf = ({ authSecret }: Services['config']) =>
  derivedKey(authSecret, 'email-confirmation').toString('base64url')
