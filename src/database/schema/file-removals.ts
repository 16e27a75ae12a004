import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Files that nobody may find any more, by the key they are kept under: written in the transaction that makes them so, and
 * gone once the files are. A process killed in between leaves the row, and with it somebody to finish the work.
 */
export const fileRemovals = pgTable('file_removals', {
  key: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
}).enableRLS()
