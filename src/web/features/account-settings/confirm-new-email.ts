import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

/** Redeems the link that was mailed to the new address; answers what went wrong, if anything. */
export async function confirmNewEmail(token: string | null): Promise<Failure | null> {
  if (!token) return { message: settingsMessages.emailLinkMissing }
  const answer = await ask(api.account.email.confirmation.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return null
  return failureOf(answer, settingsMessages.emailLinkUnchecked)
}
