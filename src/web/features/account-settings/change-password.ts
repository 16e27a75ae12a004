import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'

export type PasswordChange = { currentPassword: string; newPassword: string }

type Refused = { problems: Problems<keyof PasswordChange> } | { failure: Failure }

/** Answers what was wrong, if anything. */
export async function changePassword(change: PasswordChange): Promise<Refused | undefined> {
  const { currentPassword, newPassword } = change
  const answer = await ask(api.account.password.$put({ json: { currentPassword, newPassword } }))
  if (answer === 'unreachable') return { failure: await failureOf(answer, settingsMessages.passwordFailed) }
  if (answer.ok) return
  const refusal = await refusalOf(answer)
  if (refusal?.code === 'wrong-password') return { problems: { currentPassword: refusal.message } }
  if (refusal?.code === 'password-too-short') return { problems: { newPassword: refusal.message } }
  return { failure: { message: refusal?.message ?? settingsMessages.passwordFailed } }
}
