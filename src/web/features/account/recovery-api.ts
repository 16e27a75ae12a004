import { mailedLinkMessages } from '#domain/account/mailed-link-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { api } from '#web/api/client.ts'
import { type Failure, Refused } from '#web/ui/refused.ts'
import { ask, failureOf, refusalOf, refusedBy } from '#web/api/reply.ts'

const recoveryPrefix = 'pkce_'

export type RecoveryRight = { token: string | null } | { refused: Message }

/** Whether a new password may be set: by the token of a reset mail, otherwise by being signed in. */
export async function recoveryRight(
  token: string | null,
  isSignedIn: () => Promise<boolean>,
): Promise<RecoveryRight> {
  if (!token?.startsWith(recoveryPrefix)) {
    return (await isSignedIn()) ? { token: null } : { refused: mailedLinkMessages.sessionRequired }
  }
  const answer = await ask(api['password-resets'].check.$post({ json: { token } }))
  if (answer === 'unreachable') return { refused: mailedLinkMessages.recoveryFailed }
  if (answer.ok) return { token }
  const refusal = await refusalOf(answer)
  return {
    refused: refusal?.code === 'reset-link-invalid' ? refusal.message : mailedLinkMessages.recoveryFailed,
  }
}

const OF_THE_PASSWORD = ['password-too-short', 'password-too-common', 'password-of-own-words']

export type RecoveryEnd = 'updated' | 'not-allowed'

/** This link or session cannot set a password any more. */
export class RecoveryOver extends Refused {}

export async function setPassword(newPassword: string, token: string | null): Promise<'updated'> {
  const answer = await ask(api.password.$put({ json: token ? { newPassword, token } : { newPassword } }))
  if (answer === 'unreachable') throw await refusedBy(answer, mailedLinkMessages.passwordUpdateFailed)
  if (answer.ok) return 'updated'

  const refusal = await refusalOf(answer)
  if (refusal && OF_THE_PASSWORD.includes(refusal.code)) {
    throw new Refused({ problems: { newPassword: refusal.message } })
  }
  const failure = { message: refusal?.message ?? mailedLinkMessages.passwordUpdateFailed }
  const beyondRepair = refusal?.code === 'reset-link-invalid' || refusal?.code === 'session-required'
  throw beyondRepair ? new RecoveryOver({ failure }) : new Refused({ failure })
}

/** Redeems the link of the confirmation mail; answers what went wrong, if anything. */
export async function confirmEmail(token: string | null): Promise<Failure | null> {
  if (!token) return { message: mailedLinkMessages.confirmationLinkMissing }
  const answer = await ask(api.accounts.confirmation.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return null
  return failureOf(answer, mailedLinkMessages.confirmationFailed)
}
