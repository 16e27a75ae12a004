import type { Job } from '../job.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { deleteOldRecords } from './delete-old-records.ts'
import { endUnconfirmed } from './end-unconfirmed.ts'
import { endUnusedAccounts } from './end-unused-accounts.ts'
import { removeStrayPictures } from './remove-stray-pictures.ts'

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
