import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts per key in the current window. Keys are hashes: no address or e-mail is stored. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
}).enableRLS()
