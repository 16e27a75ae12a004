import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { changeSession } from '#web/api/change-session.ts'
import { api } from '#web/api/client.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'
import { PROOF_FIELDS } from './two-factor/refused-proof.ts'

/** The code is there while two-step sign-in is on. */
export type EmailChange = { email: string; password: string; code?: string }

type Outcome = { next: 'changed' | 'confirmation-pending'; email: string } | Refused<keyof EmailChange>

export async function changeEmail({ email: typed, ...proof }: EmailChange): Promise<Outcome> {
  const email = typed.trim().toLowerCase()
  const answer = await ask(api.account.email.$put({ json: { email, ...proof } }))
  if (answer === 'unreachable' || !answer.ok) {
    return refusedBy(
      answer,
      settingsMessages.emailFailed,
      { ...PROOF_FIELDS, 'email-taken': 'email', 'invalid-input': 'email' },
      { 'invalid-input': settingsMessages.emailMalformed },
    )
  }
  const { next } = await answer.json()
  if (next === 'changed') await changeSession({ email })
  return { next, email }
}
