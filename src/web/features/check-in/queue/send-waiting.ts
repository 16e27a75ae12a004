import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { oneTabAtATime, retryDelayMs } from '#web/device/sending.ts'
import { deliver, sendSubmission, verdictOf } from './deliver.ts'
import {
  isUntried,
  markDelayed,
  markRefused,
  queued,
  remove,
  type SettledSubmission,
  waitingIn,
} from './device-queue.ts'
import { tellSettled } from './settled-news.ts'

const whenAlone = oneTabAtATime('plimsoll.submissions')
const running = new Map<string, Promise<void>>()
/** Tells the callers of `sendNow`, by the key of their submission. */
const tellCaller = new Map<string, (settled: SettledSubmission) => void>()
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined

/** Sends what an account has waiting on this device, and comes back to what could not be sent. */
export function sendWaiting(userId: string): Promise<void> {
  const current = running.get(userId) ?? run(userId).finally(() => running.delete(userId))
  running.set(userId, current)
  return current
}

/** Sends one that is kept, behind those that wait; what became of it, unless this tab did not come to send it. */
export async function sendNow(userId: string, key: string): Promise<SettledSubmission | undefined> {
  const settled = new Promise<SettledSubmission>((resolve) => tellCaller.set(key, resolve))
  const attempts = async () => {
    await sendWaiting(userId)
    // The run it joined may have looked at the queue for the last time just before.
    if (isUntried(userId, key)) await sendWaiting(userId)
  }
  try {
    return await Promise.race([settled, attempts().then(() => undefined)])
  } finally {
    tellCaller.delete(key)
  }
}

async function run(userId: string) {
  clearTimeout(retry)
  const waiting = () => waitingIn(queued(userId)).map(({ submission }) => submission)
  if (waiting().length === 0) return
  const end = await whenAlone(() =>
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
  tellCaller.get(key)?.(settled)
  // Told first: listeners look up when it was given.
  tellSettled({ userId, key, settled })
  if (settled.outcome === 'stored') remove(userId, key)
  else markRefused(userId, key, settled)
}
