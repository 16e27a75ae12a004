import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import { useSendingWheneverPossible } from '#web/device/sending.ts'
import { withoutStored, withSubmission } from '../draft/day-draft.ts'
import { changeDraft } from '../draft/stored-drafts.ts'
import {
  type DayReply,
  onQueueChange,
  queued,
  queuedAs,
  type QueuedSubmission,
  type RefusedSubmission,
  rememberDay,
  remove,
  waitingIn,
} from './device-queue.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'

/**
 * The signed-in athlete's submissions that are still on this device. While it is in use they are sent whenever that may
 * work, and the reply to each goes into the ['day', userId] query.
 */
export function useSubmissionQueue(userId: string) {
  const queryClient = useQueryClient()

  const showStored = useEffectEvent((day: DayReply['day']) => {
    const reply = queryClient.getQueryData<DayReply>(['day', userId])
    if (reply?.day.day !== day.day) return
    queryClient.setQueryData<DayReply>(['day', userId], { ...reply, day })
    rememberDay(userId, { ...reply, day })
  })

  useEffect(
    () =>
      onSettled(userId, (key, settled) => {
        if (queuedAs(userId, key)?.submission.cannotTrain)
          void queryClient.invalidateQueries({ queryKey: ['absences'] })
        if (settled.outcome === 'stored') return showStored(settled.day)
        if (settled.day) putBackTheRest(userId, key, settled.day)
        // The page has to show the reason of the refusal, such as a new question, before the athlete can correct it.
        void queryClient.invalidateQueries({ queryKey: ['day'] })
      }),
    [userId, queryClient],
  )

  useSendingWheneverPossible(userId, sendWaiting)

  return useQueued(userId)
}

/** If a submission differs from the stored day, the parts that the day does not have can still be submitted. */
function putBackTheRest(userId: string, key: string, stands: Day) {
  const entry = queuedAs(userId, key)
  if (!entry) return
  changeDraft(userId, stands.day, (draft) => withoutStored(withSubmission(draft, entry.submission), stands))
}

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
