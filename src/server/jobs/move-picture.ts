import { and, eq } from 'drizzle-orm'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { announce, teamChannel, userChannel } from '#server/live/announce.ts'
import { newPictureFolder } from '#server/storage/picture-folder.ts'

/**
 * Gives a picture another address, if somebody still shows it, so that its folder can go. A process killed on the way leaves
 * copies that no profile shows, which jobs/retention/remove-stray-pictures.ts clears.
 */
export async function movePicture({ db, files, live }: Services, folder: string) {
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
        .returning({ managerId: profiles.managerId })
      if (!shown) return false
      await announce(tx, userChannel(owner.id), 'session')
      // They may be on another team by now.
      if (shown.managerId) await announce(tx, teamChannel(shown.managerId), 'athletes')
      return true
    })
    if (isStillShown) return live.wake()
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
