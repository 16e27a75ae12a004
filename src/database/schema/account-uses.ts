import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profiles.ts'

/** When an account was last used, to the day: unused for long enough it is deleted. app_user has no grant on it. */
export const accountUses = pgTable(
  'account_uses',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** When the mail that it is about to be deleted was written; it may have left later. */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
  },
  (t) => [index('account_uses_last_used_at_idx').on(t.lastUsedAt)],
).enableRLS()
