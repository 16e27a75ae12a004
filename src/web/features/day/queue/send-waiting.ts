import { queryClient } from '#web/api/query-client.ts'
import { sessionKey } from '#web/api/session-key.ts'
import { deliver } from './deliver.ts'
import { markDelayed, markRefused, queued, remove, waitingIn } from './device-queue.ts'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import type { SettledSubmission } from './queued-submission.ts'
import { retryDelayMs } from './retry-delay.ts'
import { sendSubmission } from './send-submission.ts'
import { tellSettled } from './settled-news.ts'
import { verdictOf } from './verdict.ts'

const running = new Map<string, Promise<void>>()
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined

/** Sends what an account has waiting on this device, and comes back to what could not be sent. */
export function sendWaiting(userId: string): Promise<void> {
  const current = running.get(userId) ?? run(userId).finally(() => running.delete(userId))
  running.set(userId, current)
  return current
}

async function run(userId: string) {
  clearTimeout(retry)
  const waiting = () => waitingIn(queued(userId)).map(({ submission }) => submission)
  if (waiting().length === 0) return
  const end = await oneTabAtATime(() =>
    deliver({
      waiting,
      send: async (submission) => verdictOf(await sendSubmission(userId, submission)),
      settle: ({ key }, settled) => settle(userId, key, settled),
    }),
  )
  failures = end.outcome === 'later' ? failures + 1 : 0
  if (end.outcome === 'all-settled') return
  markDelayed(userId, end.outcome === 'later' ? end.delay : 'trouble')
  if (end.outcome === 'later') {
    retry = setTimeout(() => void sendWaiting(userId), retryDelayMs(failures, Math.random()))
  } else {
    // The page finds out who is signed in, and leads to where its owner can sign in again.
    void queryClient.invalidateQueries({ queryKey: sessionKey })
  }
}

function settle(userId: string, key: string, settled: SettledSubmission) {
  // Told first: whoever finds it gone can count on the news.
  tellSettled({ userId, key, settled })
  if (settled.outcome === 'stored') remove(userId, key)
  else markRefused(userId, key, settled)
}
