import { sql } from 'drizzle-orm'
import { pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { appUser, isMetricToAnswer, isMyMetric } from './actor.ts'
import { customMetrics } from './custom-metrics.ts'

/**
 * Every wording that a metric has had, the present one too, so that an answer can be shown with the words it was given
 * to. Written by triggers alone (migration 0017). Goes with its metric.
 */
export const metricWordings = pgTable(
  'metric_wordings',
  {
    metricId: uuid('metric_id')
      .notNull()
      .references(() => customMetrics.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull(),
    title: text().notNull(),
    description: text(),
  },
  (t) => [
    primaryKey({ columns: [t.metricId, t.since] }),
    pgPolicy('staff read the wordings of their metrics, an athlete those of what they answer', {
      for: 'select',
      to: appUser,
      using: sql`${isMyMetric(t.metricId)} or ${isMetricToAnswer(t.metricId)}`,
    }),
  ],
)
