import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

/** Redeems the link that was mailed to the former address. */
export async function undoEmailChange(token: string): Promise<{ email: string } | { failure: Failure }> {
  const answer = await ask(api.account.email.undo.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return answer.json()
  return { failure: await failureOf(answer, settingsMessages.undoUnchecked) }
}
