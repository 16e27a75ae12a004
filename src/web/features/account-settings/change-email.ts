import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { changeSession } from '#web/api/change-session.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'

export type EmailChange = { email: string; password: string }

type Outcome =
  | { next: 'changed' | 'confirmation-pending'; email: string }
  | { problems: Problems<keyof EmailChange> }
  | { failure: Failure }

export async function changeEmail({ email: typed, password }: EmailChange): Promise<Outcome> {
  const email = typed.trim().toLowerCase()
  const answer = await ask(api.account.email.$put({ json: { email, password } }))
  if (answer === 'unreachable') return { failure: await failureOf(answer, settingsMessages.emailFailed) }
  if (answer.ok) {
    const { next } = await answer.json()
    if (next === 'changed') await changeSession({ email })
    return { next, email }
  }
  const refusal = await refusalOf(answer)
  if (refusal?.code === 'wrong-password') return { problems: { password: refusal.message } }
  if (refusal?.code === 'email-taken') return { problems: { email: refusal.message } }
  if (refusal?.code === 'invalid-input') return { problems: { email: settingsMessages.emailMalformed } }
  return { failure: { message: refusal?.message ?? settingsMessages.emailFailed } }
}
