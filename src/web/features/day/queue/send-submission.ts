import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Attempt } from './verdict.ts'

const patienceMs = 20_000

/** One attempt; whoever is signed in now must be the one who gave it. */
export async function sendSubmission(userId: string, submission: DaySubmission): Promise<Attempt> {
  const session = await currentSession()
  if (!session) return { kind: 'unreachable' }
  if (session.profile?.id !== userId) return { kind: 'refused', status: 401, refusal: null }

  const answer = await ask(api.day.submissions.$post({ json: submission }, withPatience()))
  if (answer === 'unreachable') return { kind: 'unreachable' }
  if (!answer.ok) return { kind: 'refused', status: answer.status, refusal: await refusalOf(answer) }
  const body = await answer.json().catch(() => null)
  // A portal that answers in the server's place, or an answer cut off on its way.
  return body?.day ? { kind: 'stored', day: body.day } : { kind: 'unreachable' }
}

async function currentSession() {
  const answer = await ask(api.session.$get({}, withPatience()))
  return answer === 'unreachable' || !answer.ok ? null : answer.json().catch(() => null)
}

const withPatience = () => ({ init: { signal: AbortSignal.timeout(patienceMs) } })
