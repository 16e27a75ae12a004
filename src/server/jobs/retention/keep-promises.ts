import { UNCONFIRMED_DAYS } from '#domain/retention/retention-periods.ts'
import { removeUnconfirmedBefore } from '#server/auth/unconfirmed.ts'
import type { Services } from '#server/http/app-env.ts'
import type { Job } from '../job.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { deleteOldRecords } from './delete-old-records.ts'
import { endUnusedAccounts } from './end-unused-accounts.ts'
import { removeStrayPictures } from './remove-stray-pictures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Once a day, in the first hour the server is up: a club's computer may never be on at night. */
const daily = (name: string, run: Job['run']): Job => ({
  name,
  pattern: '37 * * * *',
  slotMin: 24 * 60,
  run,
})

/** Delete what is past the periods of the privacy page (docs/decisions/0014); one that fails keeps no other from its work. */
export const keepPromises: Job[] = [
  daily('delete-old-records', deleteOldRecords),
  daily('delete-old-messages', deleteOldMessages),
  daily('end-unconfirmed', endUnconfirmed),
  daily('end-unused-accounts', endUnusedAccounts),
  daily('remove-stray-pictures', removeStrayPictures),
]

/** Whoever was registered by somebody else need not ask us to be forgotten. Without SMTP nobody could have confirmed. */
export async function endUnconfirmed({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  if (!config.smtpUrl) return
  await removeUnconfirmedBefore(db.system, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS))
}
