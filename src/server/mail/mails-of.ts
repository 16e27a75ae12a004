import { asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { mails } from '#database/schema/mails.ts'

/** What was mailed to a user, by them and on their behalf. Texts are kept only until they are sent, and are not among it. */
export function mailsOf({ system }: Database, { id, email }: { id: string; email: string }) {
  return system
    .select({
      to: mails.recipient,
      subject: mails.subject,
      writtenAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(
      or(
        eq(mails.accountId, id),
        // Who writes a contact message or an invitation spells an address as they like.
        eq(sql`lower(${mails.recipient})`, email),
        eq(sql`lower(${mails.replyTo})`, email),
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id))
}
