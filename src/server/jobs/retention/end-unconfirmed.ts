import { UNCONFIRMED_DAYS } from '#domain/retention/retention-periods.ts'
import { removeUnconfirmedBefore } from '#server/auth/unconfirmed.ts'
import type { Services } from '#server/http/app-env.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whoever was registered by somebody else need not ask us to be forgotten. Without SMTP nobody could have confirmed. */
export async function endUnconfirmed({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  if (!config.smtpUrl) return
  await removeUnconfirmedBefore(db.system, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS))
}
