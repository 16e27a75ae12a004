import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The process that inserts the (job, slot) row first runs the job: once per slot across all server processes. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    slot: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.job, t.slot] })],
).enableRLS()
