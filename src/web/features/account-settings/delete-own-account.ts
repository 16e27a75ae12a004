import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'

/** Answers what was wrong, if anything. */
export async function deleteOwnAccount(password: string): Promise<Refused<'password'> | undefined> {
  const answer = await ask(api.account.deletion.$post({ json: { password } }))
  if (answer !== 'unreachable' && answer.ok) return
  const { deletionUnanswered, deletionFailed } = settingsMessages
  return refusedBy(answer, answer === 'unreachable' ? deletionUnanswered : deletionFailed, {
    'wrong-password': 'password',
  })
}
