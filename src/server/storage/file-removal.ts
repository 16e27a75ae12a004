import type { Orm } from '#database/database.ts'
import { fileRemovals } from '#database/schema/file-removals.ts'

const AVATARS = 'avatars/'
const OUTBOX = 'outbox/'

/** Every picture a user has had; the folder of the file store. */
export const avatarsKey = (userId: string) => `${AVATARS}${userId}`
/** The file a mail became where there is no SMTP. */
export const outboxKey = (mailId: string) => `${OUTBOX}${mailId}`

/** The account whose pictures all go: they only do so together with the account. */
export const accountIdIn = (key: string) => /^avatars\/([^/]+)$/.exec(key)?.[1] ?? null
export const mailIdIn = (key: string) => (key.startsWith(OUTBOX) ? key.slice(OUTBOX.length) : null)

/** Notes, in the caller's transaction, which files are to go; jobs/remove-files.ts deletes them. */
export async function removeLater(tx: Orm, keys: string[]) {
  await tx
    .insert(fileRemovals)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing()
}
