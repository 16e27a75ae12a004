import { joinMessages } from '#domain/messages/join-messages.ts'
import { accountMessages } from '#domain/messages/account-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'

export type JoinOutcome =
  | { kind: 'joined'; managerName: string }
  /** For good: another attempt with this code changes nothing. */
  | { kind: 'refused'; message: string; goTo: string }
  | { kind: 'failed'; message: string; hint?: string }

/** /login sends whoever is signed in on to their own dashboard. */
const destinations: Record<string, string> = {
  'managers-cannot-join': '/manager/dashboard',
  'already-on-a-team': '/athlete/dashboard',
  'invitation-unknown': '/login',
  'invitation-expired': '/login',
  'invitation-for-another': '/login',
  'manager-not-found': '/login',
}

const underWay = new Map<string, Promise<JoinOutcome>>()

/** However often it is asked for meanwhile, a code is sent once. */
export function join(code: string): Promise<JoinOutcome> {
  const joining = underWay.get(code) ?? send(code).finally(() => underWay.delete(code))
  underWay.set(code, joining)
  return joining
}

async function send(code: string): Promise<JoinOutcome> {
  const answer = await ask(api.join.$post({ json: { code } }))
  if (answer === 'unreachable') {
    return { kind: 'failed', message: joinMessages.unexpected, hint: accountMessages.ours.unreachable }
  }
  if (answer.ok) {
    const joined = await answer.json().catch(() => null)
    return joined ? { kind: 'joined', ...joined } : { kind: 'failed', message: joinMessages.unexpected }
  }
  const refusal = await refusalOf(answer)
  const goTo = refusal && destinations[refusal.code]
  if (goTo) return { kind: 'refused', message: refusal.message, goTo }
  const isExpected = refusal && answer.status < 500
  return { kind: 'failed', message: isExpected ? refusal.message : joinMessages.unexpected }
}
