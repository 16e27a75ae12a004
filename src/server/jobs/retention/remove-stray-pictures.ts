import { and, eq } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PICTURE = /^(avatars\/([0-9a-f-]{36})\/[\w-]+)\//
/** What killed processes may leave behind. More, and more than are shown, is what a copy sees of another server's bucket. */
const FEW = 10

/**
 * Pictures that no profile shows: a process killed between an upload's files and its row leaves the new one, killed right
 * after it the former one. An upload takes no day.
 */
export async function removeStrayPictures({ db, files }: Pick<Services, 'db' | 'files'>, now: Date) {
  const before = now.getTime() - DAY_MS
  const strays = new Set<string>()
  const shown = new Set<string>()
  for await (const { key, writtenAt } of files.list('avatars')) {
    const [, folder, userId] = PICTURE.exec(key) ?? []
    if (!folder || !userId || strays.has(folder) || shown.has(folder)) continue
    if (await isShown(db.system, userId, folder)) shown.add(folder)
    else if (writtenAt.getTime() < before) strays.add(folder)
  }
  if (strays.size > FEW && strays.size > shown.size) {
    throw new Error(
      'Most pictures are of nobody here: is this a copy with the S3 settings of another server?',
    )
  }
  for (const folder of strays) await files.deleteFolder(folder)
}

async function isShown(system: Orm, userId: string, folder: string): Promise<boolean> {
  const isIt = and(eq(profiles.id, userId), eq(profiles.avatarUrl, `/${folder}`))
  return (await system.select({ id: profiles.id }).from(profiles).where(isIt)).length > 0
}
