import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import type { MailQueue } from './mail-queue.ts'
import type { Mail } from './mail.ts'

/**
 * Stores a mail in the transaction of an actor, so that it is there if and only if its cause is. Mails are beyond
 * app_user: the server's own rights are back for this one insert.
 */
export async function addMailAsActor(mailQueue: MailQueue, mail: Mail, tx: ActorTx) {
  await tx.execute(sql`select set_config('role', 'none', true)`)
  await mailQueue.add(mail, tx)
  await tx.execute(sql`select set_config('role', 'app_user', true)`)
}
