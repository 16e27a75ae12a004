import { eq } from 'drizzle-orm'
import { fileRemovals } from '#database/schema/file-removals.ts'
import type { Services } from '#server/http/app-env.ts'
import { outboxFolder, removeFromOutbox } from '#server/mail/outbox.ts'
import { mailIdIn } from '#server/storage/file-removal.ts'
import type { Job } from './job.ts'
import { movePicture } from './move-picture.ts'

/** Deletes the files that were noted for it. A note stays until its files are gone, so whatever fails is tried again. */
export const removeFiles: Job = {
  name: 'remove-files',
  pattern: '*/5 * * * *',
  async run(services) {
    const noted = await services.db.system.select().from(fileRemovals)
    const failures: unknown[] = []
    // One after the other: each may hold a picture in memory.
    for (const { key } of noted) {
      await remove(services, key).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
}

async function remove(services: Services, key: string) {
  const { db, files, config } = services
  const mailId = mailIdIn(key)
  if (mailId) {
    await removeFromOutbox(outboxFolder(config), mailId)
  } else {
    await movePicture(services, key)
    await files.deleteFolder(key)
  }
  await db.system.delete(fileRemovals).where(eq(fileRemovals.key, key))
}
