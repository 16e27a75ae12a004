import { index, pgPolicy, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { appUser, isActor } from './actor.ts'
import { authSessions } from './auth.ts'
import { profiles } from './profiles.ts'

/**
 * The browsers in which a user wants to be notified: one a session, and gone with it. Written by the server alone: an endpoint
 * may be another account's (docs/decisions/0040).
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What it is called is said in the reader's language. */
    userAgent: text('user_agent').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('push_subscriptions_endpoint_key').on(t.endpoint),
    unique('push_subscriptions_session_id_key').on(t.sessionId),
    index('push_subscriptions_account_id_idx').on(t.accountId),
    pgPolicy('a user sees their own devices', { for: 'select', to: appUser, using: isActor(t.accountId) }),
    pgPolicy('a user ends their own devices', { for: 'delete', to: appUser, using: isActor(t.accountId) }),
  ],
)
