import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { onQueueChange, queued, remove, waitingIn } from './device-queue.ts'
import type { QueuedSubmission, RefusedSubmission } from './queued-submission.ts'
import { type DayReply, rememberDay } from './remembered-day.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'

type SubmissionQueue = {
  /** Given, but not with the server yet; oldest first. */
  waiting: QueuedSubmission[]
  refused: RefusedSubmission[]
  discard: (key: string) => void
  /** Out of the queue, to be corrected: the caller puts it back into the form. */
  takeBack: (key: string) => DaySubmission | null
}

/**
 * The submissions of the signed-in athlete that are still on this device. While it is in use they are sent whenever that
 * may work, and the reply to each goes into the ['day'] query.
 */
export function useSubmissionQueue(userId: string): SubmissionQueue {
  const entries = useEntries(userId)
  const queryClient = useQueryClient()

  const showStored = useEffectEvent((day: DayReply['day']) => {
    const reply = queryClient.getQueryData<DayReply>(['day'])
    if (reply?.day.day !== day.day) return
    queryClient.setQueryData<DayReply>(['day'], { ...reply, day })
    rememberDay(userId, { ...reply, day })
  })

  useEffect(
    () =>
      onSettled(userId, (_, settled) => {
        if (settled.outcome === 'stored') showStored(settled.day)
      }),
    [userId],
  )

  useEffect(() => {
    const send = () => void sendWaiting(userId)
    const onReturn = () => document.visibilityState === 'visible' && send()
    send()
    window.addEventListener('online', send)
    window.addEventListener('focus', send)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [userId])

  return {
    waiting: waitingIn(entries),
    refused: entries.flatMap(({ submission, refusal }) =>
      refusal ? [{ submission, code: refusal.code, reason: refusal.message }] : [],
    ),
    discard: (key) => remove(userId, key),
    takeBack: (key) => {
      const entry = entries.find(({ submission }) => submission.key === key)
      remove(userId, key)
      return entry?.submission ?? null
    },
  }
}

/** Stays the same object for as long as nothing has changed, as React demands. */
function useEntries(userId: string): QueuedSubmission[] {
  const text = useSyncExternalStore(
    onQueueChange,
    () => JSON.stringify(queued(userId)),
    () => '[]',
  )
  return JSON.parse(text) as QueuedSubmission[]
}
