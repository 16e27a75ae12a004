import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type DayReply, rememberDay } from './remembered-day.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'
import { useQueued } from './use-queued.ts'

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
      onSettled(userId, (_, settled) => {
        if (settled.outcome === 'stored') showStored(settled.day)
        // What it was refused for, such as a new question, has to show before it can be corrected.
        else void queryClient.invalidateQueries({ queryKey: ['day'] })
      }),
    [userId, queryClient],
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

  return useQueued(userId)
}
