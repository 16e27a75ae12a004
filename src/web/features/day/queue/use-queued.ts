import { useSyncExternalStore } from 'react'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { onQueueChange, queued, remove, waitingIn } from './device-queue.ts'
import type { QueuedSubmission, RefusedSubmission } from './queued-submission.ts'

type Queued = {
  /** Given, but not with the server yet; oldest first. */
  waiting: QueuedSubmission[]
  refused: RefusedSubmission[]
  discard: (key: string) => void
  /** Out of the queue, to be corrected: the caller puts it back into the form. */
  takeBack: (key: string) => DaySubmission | null
}

/** An athlete's submissions that are still on this device. */
export function useQueued(userId: string): Queued {
  // As text, which is the same for as long as nothing has changed.
  const text = useSyncExternalStore(
    onQueueChange,
    () => JSON.stringify(queued(userId)),
    () => '[]',
  )
  const entries = JSON.parse(text) as QueuedSubmission[]
  return {
    waiting: waitingIn(entries),
    refused: entries.flatMap(({ submission, refusal }) => (refusal ? [{ submission, refusal }] : [])),
    discard: (key) => remove(userId, key),
    takeBack: (key) => {
      const entry = entries.find(({ submission }) => submission.key === key)
      remove(userId, key)
      return entry?.submission ?? null
    },
  }
}
