import { queueMessages } from '#domain/check-in/check-in-messages.ts'
import type { DaySubmission } from '#domain/check-in/day.ts'
import { sendSubmission, verdictOf } from './deliver.ts'
import {
  type Delay,
  keep,
  markDelayed,
  queued,
  remove,
  type SettledSubmission,
  type SubmissionOutcome,
  waitingIn,
} from './device-queue.ts'
import { sendWaiting } from './send-waiting.ts'
import { onSettled } from './settled-news.ts'

/** Nobody looks at a turning button for longer: sending goes on, and its owner may too. */
const patienceMs = 10_000

/**
 * Keeps a submission on this device, then sends it. `stored`: the server has it. `waiting`: it is kept and sent by itself
 * as soon as that works. `refused`: it is not kept, since whoever called still has it on the screen; unless other answers
 * stand, which may take the form away at any moment: then both are kept until their owner has compared them.
 */
export async function submitDay(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  const { key } = submission
  let stopListening = () => {}
  const news = new Promise<SettledSubmission>((resolve) => {
    stopListening = onSettled(userId, (settledKey, settled) => {
      if (settledKey === key) resolve(settled)
    })
  })
  try {
    if (!keep(userId, submission, new Date())) return await sendUnkept(userId, submission)
    const outcome = await Promise.race([news, delayOf(userId, key)])
    if (outcome.outcome === 'refused' && !outcome.day) remove(userId, key)
    return outcome
  } finally {
    stopListening()
  }
}

/** The device has no room: what can't be sent right now stays with whoever called. */
async function sendUnkept(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  const verdict = verdictOf(await sendSubmission(userId, submission))
  if (verdict.outcome === 'stored') return verdict
  if (verdict.outcome !== 'refused')
    return { outcome: 'refused', code: 'not-kept', message: queueMessages.notKept }
  const { outcome, code, message } = verdict
  return { outcome, code, message }
}

/** Resolves when an attempt to send it has failed, or takes too long. */
async function delayOf(userId: string, key: string): Promise<{ outcome: 'waiting'; delay: Delay }> {
  const entry = () => waitingIn(queued(userId)).find(({ submission }) => submission.key === key)
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const attempt = async () => {
    await sendWaiting(userId)
    // The run it joined may have looked at the queue for the last time just before.
    if (entry() && !entry()?.delay) await sendWaiting(userId)
    // Gone: the news of it is on the way, from the tab that has sent it.
    if (!entry()) await patience
  }
  await Promise.race([attempt(), patience])
  if (entry() && !entry()?.delay) markDelayed(userId, 'trouble')
  return { outcome: 'waiting', delay: entry()?.delay ?? 'trouble' }
}
