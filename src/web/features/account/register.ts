import { accountMessages } from '#domain/messages/account-messages.ts'
import { api } from '#web/api/client.ts'
import { ask } from '#web/api/ask.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'

export type Registration = { fullName: string; email: string; password: string; role: string }

type Outcome =
  | { next: 'registered' | 'confirmation-pending' }
  | { problems: Problems<keyof Registration> }
  | { failure: Failure }

export async function register(registration: Registration): Promise<Outcome> {
  const answer = await ask(
    api.accounts.$post({
      json: {
        fullName: registration.fullName.trim(),
        email: registration.email.trim(),
        password: registration.password,
        role: registration.role === 'manager' ? 'manager' : 'athlete',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    }),
  )
  if (answer === 'unreachable') return { failure: await failureOf(answer, accountMessages.unexpected) }
  if (answer.ok) return answer.json()

  const refusal = await refusalOf(answer)
  if (refusal?.code === 'email-taken') return { problems: { email: refusal.message } }
  if (refusal?.code === 'invalid-input') return { problems: { email: accountMessages.ours.emailMalformed } }
  if (refusal?.code === 'password-too-short') return { problems: { password: refusal.message } }
  return { failure: { message: refusal?.message ?? accountMessages.accountNotCreated } }
}
