import { asc, count, eq, isNull, min, or, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import type { Database, Orm } from '#database/database.ts'
import { mails } from '#database/schema/mails.ts'
import { reminders } from '#database/schema/reminders.ts'
import { databaseMessage, describeError, type Log } from '#server/process/log.ts'
import { claimNext } from '#database/claim-next.ts'
import { outboxKey, removeLater } from '#server/storage/file-removal.ts'
import { inEveryLanguage, type Told } from './letter.ts'
import type { Mail, SendMail } from './mail.ts'

export type MailQueue = {
  /** Stores the mail, in the caller's transaction if one is given. Call `deliver` once that is committed. */
  add: (mail: Mail, tx?: Orm) => Promise<void>
  /** Sends all that is due. What fails stays and is tried again later, less and less often. */
  deliver: () => Promise<void>
  /** The mail that is being sent is the last one: the next process that delivers sends the others. */
  stop: () => void
  /** How many mails have not left yet, and since when the oldest of them waits. */
  waiting: () => Promise<{ mails: number; since: Date | null }>
}

/** What a mail reminds of, or sums up. */
type Cause = Pick<typeof mails.$inferSelect, 'reminderId' | 'digestId'>
/** Whether that still holds. */
type StillDue = (by: 'mail', cause: Cause, now: Date) => Promise<boolean>

export function createMailQueue(
  { system }: Database,
  send: SendMail,
  log: Log,
  clock: () => Date,
  stillDue: StillDue,
): MailQueue {
  let delivering = Promise.resolve()
  let isStopping = false

  const nextDue = async () =>
    isStopping ? undefined : claimNext(system, mails, clock(), isNull(mails.sentAt))

  async function deliverDue() {
    for (let mail = await nextDue(); mail; mail = await nextDue()) {
      try {
        const hasCause = mail.reminderId !== null || mail.digestId !== null
        if (hasCause && !(await stillDue('mail', mail, clock()))) {
          await drop(system, mail)
          continue
        }
        await send({
          id: mail.id,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          ...(mail.unsubscribeUrl && { unsubscribeUrl: mail.unsubscribeUrl }),
        })
        await noteSent(system, mail, clock())
      } catch (error) {
        log.error(
          { mailId: mail.id, attempts: mail.attempts, reason: reasonOf(error) },
          'mail not sent, will retry',
        )
      }
    }
  }

  return {
    add: async (mail, tx = system) => {
      const { to: recipient, ...stored } = mail
      await tx
        .insert(mails)
        .values({ ...stored, recipient, nextAttemptAt: clock() })
        .onConflictDoNothing()
    },
    deliver: () =>
      (delivering = delivering
        .then(deliverDue)
        .catch((error) => log.error({ err: describeError(error) }, 'mail queue'))),
    stop: () => {
      isStopping = true
    },
    waiting: async () => {
      const [waiting] = await system
        .select({ mails: count(), since: min(mails.createdAt) })
        .from(mails)
        .where(isNull(mails.sentAt))
      return waiting ?? { mails: 0, since: null }
    },
  }
}

/**
 * Stores a mail of the actor's for a team in their transaction, so that it is there if and only if its cause is. It is in the
 * team's language, whoever has the address.
 */
export async function storeOwnMail(
  tx: ActorTx,
  { to, teamId }: { to: string; teamId: string },
  told: Told,
  now: Date,
) {
  await tx.execute(
    sql`select store_own_mail(${to}, ${teamId}, ${toAnybody(told)}, ${now.toISOString()}::timestamptz)`,
  )
}

/** To others of a team that the actor owns, without their addresses or languages being told. */
export async function mailPeople(tx: ActorTx, teamId: string, people: string[], told: Told, now: Date) {
  await tx.execute(
    sql`select mail_people(${teamId}, array(select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb)::uuid),
      ${toAnybody(told)}, ${now.toISOString()}::timestamptz)`,
  )
}

/** The database takes what is in the reader's language. */
export const toAnybody = (told: Told) => sql`${JSON.stringify(inEveryLanguage(told))}::jsonb`

async function noteSent(
  system: Database['system'],
  { id, reminderId }: { id: string; reminderId: string | null },
  sentAt: Date,
) {
  await system.transaction(async (tx) => {
    const noted = await tx
      .update(mails)
      .set({ sentAt, text: '', unsubscribeUrl: null })
      .where(eq(mails.id, id))
      .returning({ id: mails.id })
    if (reminderId)
      await tx.update(reminders).set({ state: 'sent', sentAt }).where(eq(reminders.id, reminderId))
    // Its account was deleted while it was being sent: nothing of it may stay in the outbox either.
    if (noted.length === 0) await removeLater(tx, [outboxKey(id)])
  })
}

/** It never left, so nothing of it stays but that there was to be one. */
async function drop(system: Database['system'], { id, reminderId }: typeof mails.$inferSelect) {
  await system.transaction(async (tx) => {
    if (reminderId) await tx.update(reminders).set({ state: 'dropped' }).where(eq(reminders.id, reminderId))
    await tx.delete(mails).where(eq(mails.id, id))
  })
}

/** An SMTP server's own words may quote the address; its code does not. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return databaseMessage(error) ?? ([code, responseCode].filter(Boolean).join(' ') || (name ?? 'unknown'))
}

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
        // Users spell an address as they like in a contact message or an invitation.
        eq(sql`lower(${mails.recipient})`, email),
        eq(sql`lower(${mails.replyTo})`, email),
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id))
}
