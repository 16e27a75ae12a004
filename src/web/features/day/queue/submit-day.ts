import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { keep, queued, remove, waitingIn } from './device-queue.ts'
import type { SettledSubmission, SubmissionOutcome } from './queued-submission.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'

const newsPatienceMs = 1000

/**
 * Keeps a submission on this device, then sends it. `stored`: the server has it. `waiting`: it is kept and sent by itself
 * as soon as that works. `refused`: it is not kept, since whoever called still has it on the screen.
 */
export async function submitDay(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  const { key } = submission
  const news = Promise.withResolvers<SettledSubmission>()
  const stopListening = onSettled(userId, (settledKey, settled) => {
    if (settledKey === key) news.resolve(settled)
  })
  try {
    keep(userId, submission, new Date())
    await sendWaiting(userId)
    const isWaiting = waitingIn(queued(userId)).some((entry) => entry.submission.key === key)
    if (isWaiting) return { outcome: 'waiting' }
    const outcome = await Promise.race([news.promise, silence()])
    if (outcome.outcome === 'refused') remove(userId, key)
    return outcome
  } finally {
    stopListening()
  }
}

/** No news of one that is gone: a sign-out has taken it away. */
const silence = () =>
  new Promise<SubmissionOutcome>((resolve) => setTimeout(resolve, newsPatienceMs, { outcome: 'waiting' }))
