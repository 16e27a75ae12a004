import type { InferResponseType } from 'hono/client'
import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import type { api } from '#web/api/client.ts'
import { type Refusal, saidAlready } from '#web/api/reply.ts'
import { createCollection } from '#web/device/collection.ts'
import { dayCopyKey, storeIfRoom } from '#web/device/storage.ts'

// One item per submission: two tabs that write at once can't undo each other's work.
const submissions = createCollection('submission')

/** Everything one account has given on this device and the server does not have, oldest first. */
export function queued(userId: string): QueuedSubmission[] {
  return submissions
    .ids(userId)
    .flatMap((key) => queuedAs(userId, key) ?? [])
    .toSorted((a, b) => (a.queuedAt < b.queuedAt ? -1 : 1))
}

export const queuedAs = (userId: string, key: string): QueuedSubmission | undefined =>
  parsed(submissions.get(userId, key))

/** Neither sent, nor found that it can't be for now. */
export function isUntried(userId: string, key: string): boolean {
  const entry = queuedAs(userId, key)
  return entry !== undefined && !entry.delay && !entry.refusal
}

export const waitingIn = (entries: QueuedSubmission[]) => entries.filter(({ refusal }) => !refusal)

/** False if there is no room for it. */
export function keep(userId: string, submission: DaySubmission, now: Date): boolean {
  return write(userId, { submission, queuedAt: now.toISOString() })
}

export function markRefused(userId: string, key: string, { code, message, day }: SubmissionRefusal) {
  change(userId, key, { refusal: { code, message, ...(day && { day }) } })
}

export function markDelayed(userId: string, delay: Delay) {
  for (const { submission, delay: known } of waitingIn(queued(userId))) {
    if (known !== delay) change(userId, submission.key, { delay })
  }
}

export const { remove, onChange: onQueueChange } = submissions

/** Does nothing to a submission that is gone by now, such as by a sign-out while it was being sent. */
function change(userId: string, key: string, news: Partial<QueuedSubmission>) {
  const entry = queuedAs(userId, key)
  if (entry) write(userId, { ...entry, ...news })
}

const write = (userId: string, entry: QueuedSubmission): boolean =>
  submissions.set(userId, entry.submission.key, JSON.stringify(entry))

/** Nothing, for an item that is not ours or was cut short. */
function parsed(item: string | null): QueuedSubmission | undefined {
  try {
    const entry: QueuedSubmission | null = JSON.parse(item ?? 'null')
    if (typeof entry?.submission?.key !== 'string') return undefined
    const { refusal } = entry
    // An earlier version of the app kept the sentence itself.
    return typeof refusal?.message === 'string'
      ? { ...entry, refusal: { ...refusal, message: saidAlready(refusal.message) } }
      : entry
  } catch {
    return undefined
  }
}

/** A submission as this device keeps it until the server has it. */
export type QueuedSubmission = {
  submission: DaySubmission
  queuedAt: string
  /** An attempt to send it has failed, so its owner should know that it waits, and for what. */
  delay?: Delay
  refusal?: SubmissionRefusal
}

/** Why answers could not be sent: the server did not answer, or something answered and could not take them. */
export type Delay = 'no-connection' | 'trouble'

/** What the server has against a submission; with `day`, the other answers of that day that stand. */
export type SubmissionRefusal = Refusal & { day?: Day }

/** Not accepted, and why: it is never sent again, its owner corrects or discards it. */
export type RefusedSubmission = { submission: DaySubmission; refusal: SubmissionRefusal }

export type SettledSubmission = { outcome: 'stored'; day: Day } | ({ outcome: 'refused' } & SubmissionRefusal)

export type SubmissionOutcome = SettledSubmission | { outcome: 'waiting'; delay: Delay }

export type DayReply = InferResponseType<typeof api.day.$get, 200>

/** The last day the server has told this device, so that the form is there without a connection. */
export function rememberedDay(userId: string): DayReply | undefined {
  try {
    const reply: DayReply | null = JSON.parse(localStorage.getItem(dayCopyKey(userId)) ?? 'null')
    return typeof reply?.day?.day === 'string' && reply.formStatus ? reply : undefined
  } catch {
    return undefined
  }
}

export function rememberDay(userId: string, reply: DayReply) {
  storeIfRoom(dayCopyKey(userId), JSON.stringify(reply))
}
