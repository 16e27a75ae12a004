import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import type { Topic } from '#domain/live/topic.ts'

export const teamChannel = (managerId: string) => `team:${managerId}`
export const userChannel = (userId: string) => `user:${userId}`

/** Writes the event in the transaction of the change; listeners are told once that is committed. */
export const announce = (tx: Tx, channel: string, topic: Topic) =>
  announceBy(tx, sql`select announce(${channel}, ${topic})`)

/** The same by a query that announces for several. */
export async function announceBy(tx: Tx, query: SQL) {
  await tx.execute(query)
  tx.announced()
}
