import type { Job } from '../job.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { deleteOldRecords } from './delete-old-records.ts'
import { endUnusedAccounts } from './end-unused-accounts.ts'

/**
 * Deletes what is past the periods of the privacy page (docs/decisions/0014). Once a day, in the first hour the server is up:
 * a club's computer may never be on at night.
 */
export const keepPromises: Job = {
  name: 'keep-promises',
  pattern: '37 * * * *',
  slotMin: 24 * 60,
  async run(services, now) {
    await deleteOldRecords(services, now)
    await deleteOldMessages(services, now)
    await endUnusedAccounts(services, now)
  },
}
