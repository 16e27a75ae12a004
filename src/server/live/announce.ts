import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import type { Topic } from '#domain/live/topic.ts'

/** The athletes of a team and its staff. */
export const teamChannel = (teamId: string) => `team:${teamId}`
export const staffChannel = (teamId: string) => `staff:${teamId}`
export const userChannel = (userId: string) => `user:${userId}`

/** Writes the event in the transaction of the change; listeners are told once that is committed. */
export const announce = (tx: Tx, channel: string, topic: Topic) =>
  announceBy(tx, sql`select announce(${channel}, ${topic})`)

/** The same by a query that announces for several. */
export async function announceBy(tx: Tx, query: SQL) {
  await tx.execute(query)
  tx.announced()
}

/** Something of an athlete changed that the staff of their team see. */
export const tellTeamsOf = (tx: Tx, athleteId: string, topic: Topic) =>
  announceBy(
    tx,
    sql`select announce('staff:' || team_id, ${topic}) from team_members
        where athlete_id = ${athleteId} and left_at is null`,
  )
