import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * The questions an athlete has answered, those of a former team included: without them the answers say nothing. A view,
 * since a row policy on custom_metrics would also show what that team asks others now. Its SQL is in migration 0017.
 */
export const answeredMetrics = pgView('answered_metrics', {
  id: uuid().notNull(),
  title: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  rewordedAt: timestamp('reworded_at', { withTimezone: true }),
}).existing()

/** All the wordings of those. */
export const answeredWordings = pgView('answered_wordings', {
  metricId: uuid('metric_id').notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
  title: text().notNull(),
}).existing()
