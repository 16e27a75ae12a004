import type { Day } from '#domain/check-in/day.ts'
import type { Delay, SettledSubmission, SubmissionRefusal } from './queued-submission.ts'

/** What an attempt to send came to: settled, or to be tried again later, or when its owner is signed in. */
export type Verdict = SettledSubmission | Postponed

export type Postponed = { outcome: 'later'; delay: Delay } | { outcome: 'signed-out' }

export type Attempt =
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
