import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'
import { sessionsQuery } from './sessions-query.ts'

/** Answers what was wrong, if anything. */
export async function signOutElsewhere(password: string): Promise<Refused<'password'> | undefined> {
  const answer = await ask(api.account.sessions.deletion.$post({ json: { password } }))
  if (answer === 'unreachable' || !answer.ok)
    return refusedBy(answer, settingsMessages.signingOutFailed, { 'wrong-password': 'password' })
  await queryClient.invalidateQueries(sessionsQuery)
}
