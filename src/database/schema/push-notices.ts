import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { digests } from './digests.ts'
import { pushSubscriptions } from './push-subscriptions.ts'
import { reminders } from './reminders.ts'

/**
 * What is to be pushed, one for each device, stored in the transaction that causes it as mails are. A row is deleted as soon as
 * it has left, and with its device. app_user has no grant on it.
 */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is about: the one or the other. */
    reminderId: uuid('reminder_id').references(() => reminders.id, { onDelete: 'cascade' }),
    digestId: uuid('digest_id').references(() => digests.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** As the browser gets it. */
    message: text().notNull(),
    /** Under which a later one replaces it, at the push service and on the screen. */
    tag: text().notNull(),
    /** A push service keeps it for a phone that is off no longer than this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('push_notices_once').on(t.reminderId, t.subscriptionId),
    unique('push_notices_digest_once').on(t.digestId, t.subscriptionId),
    check('push_notices_one_cause', sql`num_nonnulls(${t.reminderId}, ${t.digestId}) = 1`),
    index('push_notices_subscription_id_idx').on(t.subscriptionId),
    index('push_notices_next_attempt_at_idx').on(t.nextAttemptAt),
  ],
).enableRLS()
