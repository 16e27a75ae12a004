import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { queueMessages } from '#domain/messages/queue-messages.ts'
import { keep, queued, remove, waitingIn } from './device-queue.ts'
import type { SettledSubmission, SubmissionOutcome } from './queued-submission.ts'
import { sendSubmission } from './send-submission.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'
import { verdictOf } from './verdict.ts'

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
    if (!isKept(userId, submission)) return await sendUnkept(userId, submission)
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

function isKept(userId: string, submission: DaySubmission): boolean {
  try {
    keep(userId, submission, new Date())
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** The device has no room: what can't be sent right now stays with whoever called. */
async function sendUnkept(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  const verdict = verdictOf(await sendSubmission(userId, submission))
  return verdict.outcome === 'later' || verdict.outcome === 'signed-out'
    ? { outcome: 'refused', code: 'not-kept', message: queueMessages.notKept }
    : verdict
}

/** No news of one that is gone: a sign-out has taken it away. */
const silence = () =>
  new Promise<SubmissionOutcome>((resolve) => setTimeout(resolve, newsPatienceMs, { outcome: 'waiting' }))
