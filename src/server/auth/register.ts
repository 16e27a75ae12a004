import type { Registration } from '#domain/account/account-schemas.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { Requested } from '#server/http/app-env.ts'
import { refuseAs } from '#server/http/refusal.ts'
import { createAccount, emailIsTaken } from './create-account.ts'
import { keepInvitationCode, sendConfirmation } from './email-confirmation.ts'
import { hashOf } from '#server/auth/hash-in-turn.ts'
import { removeUnconfirmed } from './unconfirmed.ts'

/**
 * Creates the account, and with SMTP the mail that asks to confirm its address, in one transaction. Whichever step fails,
 * the user is told in the words specified for it, and nothing stays behind.
 */
export async function register(
  services: Requested & { locale: Locale },
  { password, ...registration }: Registration,
  now: Date,
): Promise<'registered' | 'confirmation-pending' | 'email-taken'> {
  const { db, config, log, locale } = services
  if (await emailIsTaken(services, registration.email).catch(refuseAs('profile-not-fetched')))
    return 'email-taken'
  const passwordHash = await hashOf(services, password)
  const creation = db.system.transaction(async (tx) => {
    if (config.smtpUrl) await removeUnconfirmed(tx, registration.email)
    const created = await createAccount(tx, { ...registration, passwordHash, locale }, now, log)
    if (created === 'email-taken') return 'email-taken'
    if (!config.smtpUrl) return 'registered'
    const { invitationCode } = registration
    if (invitationCode) await keepInvitationCode(tx, created.id, invitationCode, now)
    await sendConfirmation(services, { ...registration, ...created, locale }, tx)
    return 'confirmation-pending'
  })
  return creation.catch(refuseAs('account-not-created'))
}
