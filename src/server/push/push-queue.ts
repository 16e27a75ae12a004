import { and, count, eq, gt, min } from 'drizzle-orm'
import type { Database, Orm } from '#database/database.ts'
import { authSessions } from '#database/schema/auth.ts'
import { pushNotices } from '#database/schema/push-notices.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import { reminders } from '#database/schema/reminders.ts'
import { databaseMessage, describeError, type Log } from '#server/process/log.ts'
import { claimNext } from '#database/claim-next.ts'
import type { SendPush } from './send-push.ts'

/** A push service that answers slowly keeps few waiting. */
const AT_ONCE = 4

export type PushQueue = {
  /** Sends all that is due, as the queue of mails does. */
  deliver: () => Promise<void>
  stop: () => void
  /** How many notifications have not left yet, and since when the oldest of them waits. */
  waiting: () => Promise<{ notices: number; since: Date | null }>
}

type Notice = typeof pushNotices.$inferSelect
/** Whether what a notice is about still holds. */
type StillDue = (by: 'push', cause: Notice, now: Date) => Promise<boolean>

export function createPushQueue(
  { system }: Database,
  send: SendPush,
  log: Log,
  clock: () => Date,
  stillDue: StillDue,
): PushQueue {
  let delivering: Promise<unknown> = Promise.resolve()
  let isStopping = false

  const nextDue = async () => (isStopping ? undefined : claimNext(system, pushNotices, clock()))

  async function deliverDue() {
    for (let notice = await nextDue(); notice; notice = await nextDue()) {
      try {
        await deliverOne(notice)
      } catch (error) {
        log.warn(
          { noticeId: notice.id, attempts: notice.attempts, reason: reasonOf(error) },
          'notification not sent, will retry',
        )
      }
    }
  }

  async function deliverOne(notice: Notice) {
    const now = clock()
    if (!(await stillDue('push', notice, now))) return drop(system, notice)
    const device = await deviceOf(system, notice, now)
    // A session that has run out is as good as signed out.
    if (!device) return remove(system, notice)
    const { endpoint, p256dh, auth } = device
    const ttlSec = Math.max(0, Math.floor((notice.expiresAt.getTime() - now.getTime()) / 1000))
    const { message, tag } = notice
    const outcome = await send({ endpoint, keys: { p256dh, auth }, message, tag, ttlSec })
    if (outcome === 'sent') return noteSent(system, notice, clock())
    if (outcome === 'refused') return remove(system, notice)
    // And with it whatever else was to be sent there.
    await system.delete(pushSubscriptions).where(eq(pushSubscriptions.id, notice.subscriptionId))
  }

  return {
    deliver: async () => {
      delivering = delivering
        .then(() => Promise.all(Array.from({ length: AT_ONCE }, deliverDue)))
        .catch((error) => log.error({ err: describeError(error) }, 'push queue'))
      await delivering
    },
    stop: () => {
      isStopping = true
    },
    waiting: async () => {
      const [waiting] = await system
        .select({ notices: count(), since: min(pushNotices.createdAt) })
        .from(pushNotices)
      return waiting ?? { notices: 0, since: null }
    },
  }
}

async function deviceOf(system: Orm, { subscriptionId }: Notice, now: Date) {
  const { endpoint, p256dh, auth } = pushSubscriptions
  const [device] = await system
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, subscriptionId), gt(authSessions.expiresAt, now)))
  return device
}

/** Whether a mail goes instead is decided by what is left of the reminder (src/server/reminder/mail-instead.ts). */
async function remove(system: Orm, { id }: Notice) {
  await system.delete(pushNotices).where(eq(pushNotices.id, id))
}

async function noteSent(system: Database['system'], notice: Notice, sentAt: Date) {
  const { reminderId } = notice
  await system.transaction(async (tx) => {
    if (reminderId)
      await tx.update(reminders).set({ state: 'sent', sentAt }).where(eq(reminders.id, reminderId))
    await remove(tx, notice)
  })
}

/** Another device may have got it before. */
async function drop(system: Database['system'], notice: Notice) {
  const { reminderId } = notice
  await system.transaction(async (tx) => {
    if (reminderId) {
      const isWaiting = and(eq(reminders.id, reminderId), eq(reminders.state, 'waiting'))
      await tx.update(reminders).set({ state: 'dropped' }).where(isWaiting)
    }
    await remove(tx, notice)
  })
}

/** Never the endpoint, which is worth something to whoever has it. */
function reasonOf(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: { code?: string } }
  return databaseMessage(error) ?? cause?.code ?? code ?? name ?? 'unknown'
}
