import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What changed, for whom: no data, only the hint to ask again. A row is written in the transaction of the change, so a
 * process that dies right after loses no event. Cleared after a while.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `team:{id}` reaches the staff and the athletes of a team, `staff:{id}` its staff, `user:{id}` one user. */
    channel: text().notNull(),
    topic: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('live_events_created_at_idx').on(t.createdAt)],
).enableRLS()
