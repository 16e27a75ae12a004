import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { changeSession } from '#web/api/change-session.ts'
import { api } from '#web/api/client.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'

export type EmailChange = { email: string; password: string }

type Outcome = { next: 'changed' | 'confirmation-pending'; email: string } | Refused<keyof EmailChange>

export async function changeEmail({ email: typed, password }: EmailChange): Promise<Outcome> {
  const email = typed.trim().toLowerCase()
  const answer = await ask(api.account.email.$put({ json: { email, password } }))
  if (answer === 'unreachable' || !answer.ok) {
    return refusedBy(
      answer,
      settingsMessages.emailFailed,
      { 'wrong-password': 'password', 'email-taken': 'email', 'invalid-input': 'email' },
      { 'invalid-input': settingsMessages.emailMalformed },
    )
  }
  const { next } = await answer.json()
  if (next === 'changed') await changeSession({ email })
  return { next, email }
}
