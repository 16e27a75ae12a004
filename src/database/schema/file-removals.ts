import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Files that must be deleted, by the key they are kept under. The row is written in the transaction that decides it,
 * and goes once the files are gone. If a process is killed in between, the row stays and the work is done later.
 */
export const fileRemovals = pgTable('file_removals', {
  key: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
}).enableRLS()
