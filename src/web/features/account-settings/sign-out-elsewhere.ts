import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { queryClient } from '#web/api/query-client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'
import { sessionsQuery } from './sessions-query.ts'

type Refused = { problems: Problems<'password'> } | { failure: Failure }

/** Answers what was wrong, if anything. */
export async function signOutElsewhere(password: string): Promise<Refused | undefined> {
  const answer = await ask(api.account.sessions.deletion.$post({ json: { password } }))
  if (answer === 'unreachable') return { failure: await failureOf(answer, settingsMessages.signingOutFailed) }
  if (answer.ok) {
    await queryClient.invalidateQueries(sessionsQuery)
    return
  }
  const refusal = await refusalOf(answer)
  if (refusal?.code === 'wrong-password') return { problems: { password: refusal.message } }
  return { failure: { message: refusal?.message ?? settingsMessages.signingOutFailed } }
}
