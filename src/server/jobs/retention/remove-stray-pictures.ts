import { and, eq } from 'drizzle-orm'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PICTURE = /^(avatars\/([0-9a-f-]{36})\/[\w-]+)\//

/**
 * Pictures that no profile shows: a process killed between an upload's files and its row leaves the new one, killed right
 * after it the former one. An upload takes no day.
 */
export async function removeStrayPictures({ db, files }: Pick<Services, 'db' | 'files'>, now: Date) {
  const before = now.getTime() - DAY_MS
  for await (const { key, writtenAt } of files.list('avatars')) {
    const [, folder, userId] = PICTURE.exec(key) ?? []
    if (!folder || !userId || !(writtenAt.getTime() < before)) continue
    const isShown = and(eq(profiles.id, userId), eq(profiles.avatarUrl, `/${folder}`))
    const shown = await db.system.select({ id: profiles.id }).from(profiles).where(isShown)
    if (shown.length === 0) await files.deleteFolder(folder)
  }
}
