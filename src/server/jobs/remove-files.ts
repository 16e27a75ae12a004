import { and, eq } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { fileRemovals } from '#database/schema/file-removals.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { announce, tellTeamsOf, userChannel } from '#server/live/announce.ts'
import { outboxFolder, removeFromOutbox } from '#server/mail/outbox.ts'
import { listErasureOf } from '#server/storage/erasures.ts'
import { accountIdIn, mailIdIn } from '#server/storage/file-removal.ts'
import { newPictureFolder } from '#server/storage/file-store.ts'
import type { Job } from './job.ts'

/**
 * Deletes the files that were noted for it; if the note is about all pictures of an account, the account is listed as
 * erased. A note stays until its files are gone, so whatever fails is tried again.
 */
export const removeFiles: Job = {
  name: 'remove-files',
  pattern: '*/5 * * * *',
  async run(services, now) {
    const noted = await services.db.system.select().from(fileRemovals)
    const failures: unknown[] = []
    // One after the other: each may hold a picture in memory.
    for (const { key } of noted) {
      await remove(services, key, now).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
}

async function remove(services: Services, key: string, now: Date) {
  const { db, files, config } = services
  const mailId = mailIdIn(key)
  const accountId = accountIdIn(key)
  if (accountId && (await isGone(db.system, accountId))) await listErasureOf(files, accountId, now)
  if (mailId) {
    await removeFromOutbox(outboxFolder(config), mailId)
  } else {
    await movePicture(services, key)
    await files.deleteFolder(key)
  }
  await db.system.delete(fileRemovals).where(eq(fileRemovals.key, key))
}

/** Checked though only an account's end leaves such a note: one listed by mistake is erased at the next start. */
async function isGone(system: Orm, accountId: string): Promise<boolean> {
  return (
    (await system.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, accountId))).length === 0
  )
}

/**
 * Gives a picture another address, if a profile still shows it, so that its folder can go. A process that is killed
 * on the way leaves copies that no profile shows; jobs/retention.ts removes them.
 */
async function movePicture({ db, files }: Services, folder: string) {
  const isShown = eq(profiles.avatarUrl, `/${folder}`)
  const [owner] = await db.system.select({ id: profiles.id }).from(profiles).where(isShown)
  if (!owner) return
  const moved = newPictureFolder(owner.id)
  try {
    await copyFolder(files, folder, moved)
    const isStillShown = await db.system.transaction(async (tx) => {
      const [shown] = await tx
        .update(profiles)
        .set({ avatarUrl: `/${moved}` })
        .where(and(eq(profiles.id, owner.id), isShown))
        .returning({ id: profiles.id })
      if (!shown) return false
      await announce(tx, userChannel(owner.id), 'session')
      // They may be on another team by now.
      await tellTeamsOf(tx, owner.id, 'athletes')
      return true
    })
    if (isStillShown) return
  } catch (error) {
    await files.deleteFolder(moved).catch(() => {})
    throw error
  }
  // Another process was faster, or the owner has just chosen another picture.
  await files.deleteFolder(moved)
}

async function copyFolder(files: Services['files'], from: string, to: string) {
  for await (const { key } of files.list(from)) {
    const bytes = await files.get(key)
    if (bytes) await files.put(`${to}${key.slice(from.length)}`, bytes)
  }
}
