import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Whoever inserts the (job, slot) row first runs it: each job runs once per slot across all server processes. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    slot: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.job, t.slot] })],
).enableRLS()
