import { accountMessages } from '#domain/messages/account-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'

const recoveryPrefix = 'pkce_'

export type RecoveryRight = { token: string | null } | { refused: string }

/** Whether a new password may be set: by the token of a reset mail, otherwise by being signed in. */
export async function recoveryRight(
  token: string | null,
  isSignedIn: () => Promise<boolean>,
): Promise<RecoveryRight> {
  if (!token?.startsWith(recoveryPrefix)) {
    return (await isSignedIn()) ? { token: null } : { refused: accountMessages.sessionRequired }
  }
  const answer = await ask(api['password-resets'].check.$post({ json: { token } }))
  if (answer === 'unreachable') return { refused: accountMessages.recoveryFailed }
  if (answer.ok) return { token }
  const refusal = await refusalOf(answer)
  return {
    refused: refusal?.code === 'reset-link-invalid' ? refusal.message : accountMessages.recoveryFailed,
  }
}
