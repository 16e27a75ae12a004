import { eq } from 'drizzle-orm'
import { fileRemovals } from '#database/schema/file-removals.ts'
import type { Services } from '#server/http/app-env.ts'
import { outboxFolder, removeFromOutbox } from '#server/mail/outbox.ts'
import { mailIdIn } from '#server/storage/file-removal.ts'
import type { Job } from './job.ts'

/** Deletes the files that were noted for it. A note stays until its files are gone, so whatever fails is tried again. */
export const removeFiles: Job = {
  name: 'remove-files',
  pattern: '*/5 * * * *',
  async run(services) {
    const noted = await services.db.system.select().from(fileRemovals)
    const removals = await Promise.allSettled(noted.map(({ key }) => remove(services, key)))
    const failed = removals.find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  },
}

async function remove({ db, files, config }: Services, key: string) {
  const mailId = mailIdIn(key)
  await (mailId ? removeFromOutbox(outboxFolder(config), mailId) : files.deleteFolder(key))
  await db.system.delete(fileRemovals).where(eq(fileRemovals.key, key))
}
