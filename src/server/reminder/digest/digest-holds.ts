import { eq } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { digests } from '#database/schema/digests.ts'
import { isStillNews } from '#domain/digest/digest-due.ts'
import { digestReaders } from './digest-readers.ts'

/** Asked right before one is sent: its reader may be off the staff or off the list since, the team archived, the hour over. */
export async function digestHolds(
  system: Orm,
  digestId: string,
  by: 'push' | 'mail',
  now: Date,
): Promise<boolean> {
  const [digest] = await system.select().from(digests).where(eq(digests.id, digestId))
  if (!digest || !isStillNews(digest.dueAt, now)) return false
  const [reader] = await digestReaders(system, digest, now)
  return reader !== undefined && (by === 'push' ? reader.byPush : reader.byMail)
}
