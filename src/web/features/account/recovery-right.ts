import { mailedLinkMessages } from '#domain/messages/mailed-link-messages.ts'
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
