import { sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'

/** What changed; also the first part of the web's query keys, so that an event says which answers are stale. */
export type Topic = 'form-status' | 'metrics' | 'athletes' | 'invitations' | 'session' | 'day' | 'team-day'

export const teamChannel = (managerId: string) => `team:${managerId}`
export const userChannel = (userId: string) => `user:${userId}`

/** Writes the event in the transaction of the change; it is told once that is committed and the server wakes its listeners. */
export async function announce(tx: Orm, channel: string, topic: Topic) {
  await tx.execute(sql`select announce(${channel}, ${topic})`)
}
