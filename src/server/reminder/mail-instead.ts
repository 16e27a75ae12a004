import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#database/database.ts'
import { pushNotices } from '#database/schema/push-notices.ts'
import { reminders } from '#database/schema/reminders.ts'
import type { Services } from '#server/http/app-env.ts'
import { byMail } from './by-mail.ts'
import { dueStill } from './still-due.ts'

/**
 * Mails to whom no device is left that could be notified: each is gone, was refused or signed out since. Decided by what is
 * stored, so that it does not matter how that came about, or which process noticed.
 */
export async function mailInstead(services: Services) {
  const { db, clock } = services
  const unsent = await db.system
    .select({ id: reminders.id })
    .from(reminders)
    .leftJoin(pushNotices, eq(pushNotices.reminderId, reminders.id))
    .where(and(isUnsentPush, isNull(pushNotices.id)))
  for (const { id } of unsent) {
    await db.system.transaction((tx) => mailOne(services, tx, id, clock()))
  }
}

const isUnsentPush = and(eq(reminders.state, 'waiting'), eq(reminders.channel, 'push'))

async function mailOne(services: Services, tx: Tx, id: string, now: Date) {
  const [unsent] = await tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(and(eq(reminders.id, id), isUnsentPush))
    .for('update')
  // Another process was faster.
  if (!unsent) return
  const mail = byMail(services)
  const due = await dueStill(tx, id, now)
  if (!due || !mail.reaches(due.athlete)) {
    await tx.update(reminders).set({ state: 'dropped' }).where(eq(reminders.id, id))
    return
  }
  await tx.update(reminders).set({ channel: mail.name }).where(eq(reminders.id, id))
  await mail.queue(tx, due)
}
