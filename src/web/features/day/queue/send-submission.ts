import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { SubmissionRefusal } from './queued-submission.ts'
import type { Attempt } from './verdict.ts'

const patienceMs = 20_000

/** One attempt, in the name of who gave it: the server refuses it if somebody else is signed in by now. */
export async function sendSubmission(userId: string, submission: DaySubmission): Promise<Attempt> {
  const json = { ...submission, athleteId: userId }
  const init = { signal: AbortSignal.timeout(patienceMs) }
  const answer = await ask(api.day.submissions.$post({ json }, { init }))
  if (answer === 'unreachable') return { kind: 'unreachable' }
  if (!answer.ok) {
    const refusal: SubmissionRefusal | null = await refusalOf(answer)
    return { kind: 'refused', status: answer.status, refusal }
  }
  const body = await answer.json().catch(() => null)
  // A portal that answers in the server's place, or an answer cut off on its way.
  return body?.day ? { kind: 'stored', day: body.day } : { kind: 'unreachable' }
}
