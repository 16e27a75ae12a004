import { queueMessages } from '#domain/check-in/check-in-messages.ts'
import type { DaySubmission } from '#domain/check-in/day.ts'
import { isSignOutPending } from '#web/device/sign-out-mark.ts'
import { sendSubmission, verdictOf } from './deliver.ts'
import { isUntried, keep, markDelayed, queuedAs, remove, type SubmissionOutcome } from './device-queue.ts'
import { sendNow } from './send-waiting.ts'

/** The button turns no longer than this: sending goes on in the background, and the athlete may go on too. */
const patienceMs = 10_000

/**
 * Keeps a submission on this device, then sends it. `stored`: the server has it. `waiting`: it is kept and sent by itself
 * as soon as that works. `refused`: it is not kept, since the caller still has it on the screen; unless other answers
 * stand, which may take the form away at any moment: then both are kept until the athlete has compared them.
 */
export async function submitDay(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  if (!keep(userId, submission, new Date())) return sendUnkept(userId, submission)
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<'over'>((resolve) => {
    timer = setTimeout(() => resolve('over'), patienceMs)
  })
  const sent = await Promise.race([sendKept(userId, submission), patience])
  clearTimeout(timer)
  if (sent === 'over') return goOnLater(userId, submission.key)
  if (sent.outcome === 'refused' && !sent.day) remove(userId, submission.key)
  return sent
}

/** The device has no room: what can't be sent right now stays with the caller. */
async function sendUnkept(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  const verdict = verdictOf(await sendSubmission(userId, submission))
  if (verdict.outcome === 'stored') return verdict
  if (verdict.outcome !== 'refused')
    return { outcome: 'refused', code: 'not-kept', message: queueMessages.notKept }
  const { outcome, code, message } = verdict
  return { outcome, code, message }
}

async function sendKept(userId: string, submission: DaySubmission): Promise<SubmissionOutcome> {
  const { key } = submission
  const settled = await sendNow(userId, key)
  if (settled) return settled
  const left = queuedAs(userId, key)
  if (left?.refusal) return { outcome: 'refused', ...left.refusal }
  if (left) return { outcome: 'waiting', delay: left.delay ?? 'trouble' }
  // Taken away by a sign-out, which the server may not have heard of yet: it is not to be sent any more.
  if (isSignOutPending()) return { outcome: 'waiting', delay: 'trouble' }
  // Another tab has sent it. The server recognises it by its key, and answers again what became of it.
  const verdict = verdictOf(await sendSubmission(userId, submission))
  if (verdict.outcome === 'signed-out') return { outcome: 'waiting', delay: 'trouble' }
  return verdict.outcome === 'later' ? { outcome: 'waiting', delay: verdict.delay } : verdict
}

function goOnLater(userId: string, key: string): SubmissionOutcome {
  if (isUntried(userId, key)) markDelayed(userId, 'trouble')
  return { outcome: 'waiting', delay: queuedAs(userId, key)?.delay ?? 'trouble' }
}
