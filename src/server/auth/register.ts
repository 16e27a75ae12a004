import type { Registration } from '#domain/account/registration.ts'
import type { Services } from '#server/http/app-env.ts'
import { createAccount, emailIsTaken } from './create-account.ts'
import { sendConfirmation } from './email-confirmation.ts'

/** Creates the account, and with SMTP the mail that asks to confirm its address, in one transaction. */
export async function register(
  services: Services,
  { password, ...registration }: Registration,
  now: Date,
): Promise<'registered' | 'confirmation-pending' | 'email-taken'> {
  const { db, auth, config } = services
  if (await emailIsTaken(db.system, registration.email)) return 'email-taken'
  const passwordHash = await (await auth.$context).password.hash(password)
  return db.system.transaction(async (tx) => {
    const created = await createAccount(tx, { ...registration, passwordHash }, now)
    if (created === 'email-taken') return 'email-taken'
    if (!config.smtpUrl) return 'registered'
    await sendConfirmation(services, registration, tx)
    return 'confirmation-pending'
  })
}
