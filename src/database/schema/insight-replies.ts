import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Insight } from '#domain/insight/insight.ts'

/** What came of asking a provider: insights as they were read from its reply, or why there are none. */
export type InsightOutcome =
  | { kind: 'insights'; insights: Insight[] }
  | { kind: 'busy' }
  | { kind: 'wrong-key' }
  | { kind: 'failed' }

/**
 * What the provider replied, for the same question within a few minutes from any server process. A row without an
 * outcome is a question that is being asked. Keys are hashes: neither the team nor the question is stored.
 */
export const insightReplies = pgTable('insight_replies', {
  key: text().primaryKey(),
  outcome: jsonb().$type<InsightOutcome>(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
}).enableRLS()
