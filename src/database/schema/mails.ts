import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { digests } from './digests.ts'
import { profiles } from './profiles.ts'
import { reminders } from './reminders.ts'

/**
 * Mail is stored before it is sent, in the transaction that causes it, so nothing is lost while SMTP is down. The text
 * may hold a link that grants access; it is emptied as soon as the mail has left.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    /** The account that the mail belongs to, beside its addresses: it is deleted with the account. */
    accountId: uuid('account_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** What it reminds of: whether that still holds is asked before it is sent, and the mail is deleted with it. */
    reminderId: uuid('reminder_id').references(() => reminders.id, { onDelete: 'cascade' }),
    /** Or what it sums up, in the same way. */
    digestId: uuid('digest_id').references(() => digests.id, { onDelete: 'cascade' }),
    /** Where its reader says that they want no more of the kind; emptied like the text. */
    unsubscribeUrl: text('unsubscribe_url'),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [
    index('mails_account_id_idx').on(t.accountId),
    index('mails_reminder_id_idx').on(t.reminderId),
    index('mails_digest_id_idx').on(t.digestId),
    check('mails_one_cause', sql`num_nonnulls(${t.reminderId}, ${t.digestId}) <= 1`),
    index('mails_waiting_idx')
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null`),
  ],
).enableRLS()
