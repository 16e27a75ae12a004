import { pgView, text, uuid } from 'drizzle-orm/pg-core'

/**
 * The questions an athlete has answered, those of a former team included: without them the answers say nothing. A view,
 * since a row policy on custom_metrics would also show what that team asks others now. Its SQL is in migration 0008.
 */
export const answeredMetrics = pgView('answered_metrics', {
  id: uuid().notNull(),
  title: text().notNull(),
}).existing()
