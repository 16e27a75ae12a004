import { mailedLinkMessages } from '#domain/messages/mailed-link-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'

const OF_THE_PASSWORD = ['password-too-short', 'password-too-common', 'password-of-own-words']

export type RecoveryEnd = 'updated' | 'not-allowed'

type Outcome =
  | { end: RecoveryEnd; failure?: Failure }
  | { problems: Problems<'newPassword'> }
  | { failure: Failure }

export async function setPassword(newPassword: string, token: string | null): Promise<Outcome> {
  const answer = await ask(api.password.$put({ json: token ? { newPassword, token } : { newPassword } }))
  if (answer === 'unreachable') {
    return { failure: await failureOf(answer, mailedLinkMessages.passwordUpdateFailed) }
  }
  if (answer.ok) return { end: 'updated' }

  const refusal = await refusalOf(answer)
  if (refusal && OF_THE_PASSWORD.includes(refusal.code)) return { problems: { newPassword: refusal.message } }
  const failure = { message: refusal?.message ?? mailedLinkMessages.passwordUpdateFailed }
  const beyondRepair = refusal?.code === 'reset-link-invalid' || refusal?.code === 'session-required'
  return beyondRepair ? { end: 'not-allowed', failure } : { failure }
}
