import { joinMessages } from '#domain/messages/join-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'

export type JoinOutcome =
  | { kind: 'done'; managerName: string }
  /** For good: another attempt with this code changes nothing. */
  | { kind: 'refused'; message: string; goTo: string }
  /** The page leads to the login screen by itself. */
  | { kind: 'session-over' }
  | { kind: 'failed'; message: string; hint: string }

/** /login sends whoever is signed in on to their own dashboard. */
const destinations: Record<string, string> = {
  'managers-cannot-join': '/manager/dashboard',
  'already-on-a-team': '/athlete/dashboard',
  'invitation-unknown': '/login',
  'invitation-expired': '/login',
  'invitation-for-another': '/login',
  'manager-not-found': '/login',
}

/** Whose team it would be; nothing is changed. */
export async function previewJoining(code: string): Promise<JoinOutcome> {
  const answer = await ask(api.join.preview.$post({ json: { code } }))
  return outcomeOf(answer, joinMessages.ours.notJoined)
}

export async function join(code: string): Promise<JoinOutcome> {
  const answer = await ask(api.join.$post({ json: { code } }))
  return outcomeOf(answer, joinMessages.ours.joinedUnknown)
}

type Answer = Awaited<ReturnType<typeof api.join.$post | typeof api.join.preview.$post>> | 'unreachable'

/** `unanswered` is what is known when no answer of the server's has come. */
async function outcomeOf(answer: Answer, unanswered: string): Promise<JoinOutcome> {
  if (answer === 'unreachable') {
    const hint = `${unanswered} ${joinMessages.ours.checkConnection}`
    return { kind: 'failed', message: joinMessages.unexpected, hint }
  }
  if (answer.ok) {
    const done = await answer.json().catch(() => null)
    return done
      ? { kind: 'done', ...done }
      : { kind: 'failed', message: joinMessages.unexpected, hint: unanswered }
  }
  if (answer.status === 401) return { kind: 'session-over' }
  const refusal = await refusalOf(answer)
  const goTo = refusal && destinations[refusal.code]
  if (goTo) return { kind: 'refused', message: refusal.message, goTo }
  const isExpected = refusal && answer.status < 500
  return {
    kind: 'failed',
    message: isExpected ? refusal.message : joinMessages.unexpected,
    hint: joinMessages.ours.notJoined,
  }
}
