import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import { api } from '#web/api/client.ts'
import { ask, refusalOf } from '#web/api/reply.ts'
import type { Delay, SettledSubmission, SubmissionRefusal } from './device-queue.ts'

export type DeliveryPorts = {
  /** Read anew before each send: more may have been given, and a sign-out takes all away. */
  waiting: () => DaySubmission[]
  send: (submission: DaySubmission) => Promise<Verdict>
  settle: (submission: DaySubmission, settled: SettledSubmission) => void
}

/** Sends what waits, in order, one at a time, until all is settled or one has to wait: then the rest waits behind it. */
export async function deliver({
  waiting,
  send,
  settle,
}: DeliveryPorts): Promise<Postponed | { outcome: 'all-settled' }> {
  const tried = new Set<string>()
  const next = () => waiting().find(({ key }) => !tried.has(key))
  for (let submission = next(); submission; submission = next()) {
    tried.add(submission.key)
    const verdict = await send(submission)
    if (verdict.outcome === 'later' || verdict.outcome === 'signed-out') return verdict
    settle(submission, verdict)
  }
  return { outcome: 'all-settled' }
}

const patienceMs = 20_000

/** One attempt, in the name of the athlete who gave it: the server refuses it if another user is signed in by now. */
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

/** What an attempt to send came to: settled, or to be tried again later, or when its owner is signed in. */
export type Verdict = SettledSubmission | Postponed

type Postponed = { outcome: 'later'; delay: Delay } | { outcome: 'signed-out' }

type Attempt =
  | { kind: 'unreachable' }
  | { kind: 'stored'; day: Day }
  /** `refusal` is null for an answer that is not the server's own, such as a proxy's error page. */
  | { kind: 'refused'; status: number; refusal: SubmissionRefusal | null }

const SAYS_TRY_AGAIN = new Set([408, 425, 429])

/** Only the server's own word against the answers settles them; whatever else went wrong, they are tried again. */
export function verdictOf(attempt: Attempt): Verdict {
  if (attempt.kind === 'unreachable') return { outcome: 'later', delay: 'no-connection' }
  if (attempt.kind === 'stored') return { outcome: 'stored', day: attempt.day }
  const { status, refusal } = attempt
  if (status === 401 || refusal?.code === 'other-account') return { outcome: 'signed-out' }
  if (!refusal || status >= 500 || SAYS_TRY_AGAIN.has(status)) return { outcome: 'later', delay: 'trouble' }
  return { outcome: 'refused', ...refusal }
}
