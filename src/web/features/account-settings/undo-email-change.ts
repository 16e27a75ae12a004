import { settingsMessages } from '#domain/account/settings-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, failureOf } from '#web/api/reply.ts'
import type { Failure } from '#web/ui/use-submit.ts'

/** Redeems the link that was mailed to the former address. */
export async function undoEmailChange(token: string): Promise<{ email: string } | { failure: Failure }> {
  const answer = await ask(api.account.email.undo.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return answer.json()
  return { failure: await failureOf(answer, settingsMessages.undoUnchecked) }
}
