import { sql } from 'drizzle-orm'
import type { Topic } from '#domain/live/topic.ts'
import type { Orm } from '#database/database.ts'

export const teamChannel = (managerId: string) => `team:${managerId}`
export const userChannel = (userId: string) => `user:${userId}`

/** Writes the event in the transaction of the change; it is told once that is committed and the server wakes its listeners. */
export async function announce(tx: Orm, channel: string, topic: Topic) {
  await tx.execute(sql`select announce(${channel}, ${topic})`)
}
