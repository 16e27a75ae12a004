import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { ownKey, ownKeysWith } from '#web/device/own-storage.ts'
import { storeIfRoom } from '#web/device/store-if-room.ts'
import type { Delay, QueuedSubmission, SubmissionRefusal } from './queued-submission.ts'

// One item per submission: two tabs that write at once can't undo each other's work.
const itemName = 'submission.'
const itemKey = (userId: string, key: string) => ownKey(userId, itemName + key)

const listeners = new Set<() => void>()

/** Everything one account has given on this device and the server does not have, oldest first. */
export function queued(userId: string): QueuedSubmission[] {
  return ownKeysWith(userId, itemName)
    .flatMap((key) => parsed(localStorage.getItem(key)))
    .toSorted((a, b) => (a.queuedAt < b.queuedAt ? -1 : 1))
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

export function remove(userId: string, key: string) {
  localStorage.removeItem(itemKey(userId, key))
  changed()
}

export function onQueueChange(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.includes(`.${itemName}`)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Does nothing to a submission that is gone by now, such as by a sign-out while it was being sent. */
function change(userId: string, key: string, news: Partial<QueuedSubmission>) {
  const entry = parsed(localStorage.getItem(itemKey(userId, key)))[0]
  if (entry) write(userId, { ...entry, ...news })
}

function write(userId: string, entry: QueuedSubmission): boolean {
  const isStored = storeIfRoom(itemKey(userId, entry.submission.key), JSON.stringify(entry))
  changed()
  return isStored
}

function changed() {
  for (const listener of listeners) listener()
}

/** None, for an item that is not ours or was cut short. */
function parsed(item: string | null): QueuedSubmission[] {
  try {
    const entry: QueuedSubmission | null = JSON.parse(item ?? 'null')
    return typeof entry?.submission?.key === 'string' ? [entry] : []
  } catch {
    return []
  }
}
