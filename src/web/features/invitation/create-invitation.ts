import { invitationMessages } from '#domain/messages/invitation-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'
import type { Invitation } from './invitation.ts'

type Outcome = { invitation: Invitation } | { problems: Problems<'email'> } | { failure: Failure }

/** A team link, or with an address one for its owner alone, which is mailed too. */
export async function createInvitation(email = ''): Promise<Outcome> {
  const answer = await ask(api.invitations.$post({ json: email ? { email } : {} }))
  if (answer === 'unreachable') {
    return { failure: await failureOf(answer, invitationMessages.generateFailed) }
  }
  if (answer.ok) {
    const created = await answer.json().catch(() => null)
    return created ?? { failure: { message: invitationMessages.generateFailed } }
  }

  const refusal = await refusalOf(answer)
  if (refusal?.code === 'invalid-input')
    return { problems: { email: invitationMessages.ours.emailMalformed } }
  const isExpected = refusal && answer.status < 500
  return { failure: { message: isExpected ? refusal.message : invitationMessages.generateFailed } }
}
