import { mailedLinkMessages } from '#domain/messages/mailed-link-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

/** Redeems the link of the confirmation mail; answers what went wrong, if anything. */
export async function confirmEmail(token: string | null): Promise<Failure | null> {
  if (!token) return { message: mailedLinkMessages.ours.confirmationLinkMissing }
  const answer = await ask(api.accounts.confirmation.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return null
  return failureOf(answer, mailedLinkMessages.ours.confirmationFailed)
}
