import { accountMessages } from '#domain/messages/account-messages.ts'
import { api } from '#web/api/client.ts'
import { ask } from '#web/api/ask.ts'
import { pendingInvitation } from '#web/device/pending-invitation.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'

export type Registration = { fullName: string; email: string; password: string; role: string }

type Outcome = { next: 'registered' | 'confirmation-pending' } | Refused<keyof Registration>

export async function register(registration: Registration): Promise<Outcome> {
  const answer = await ask(
    api.accounts.$post({
      json: {
        fullName: registration.fullName.trim(),
        email: registration.email.trim(),
        password: registration.password,
        role: registration.role === 'manager' ? 'manager' : 'athlete',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        invitationCode: pendingInvitation() ?? undefined,
      },
    }),
  )
  if (answer !== 'unreachable' && answer.ok) return answer.json()
  return refusedBy(
    answer,
    answer === 'unreachable' ? accountMessages.unexpected : accountMessages.accountNotCreated,
    {
      'email-taken': 'email',
      'invalid-input': 'email',
      'password-too-short': 'password',
      'password-too-common': 'password',
      'password-of-own-words': 'password',
    },
    { 'invalid-input': accountMessages.ours.emailMalformed, unexpected: accountMessages.unexpected },
  )
}
