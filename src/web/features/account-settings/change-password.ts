import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'

export type PasswordChange = { currentPassword: string; newPassword: string }

/** Answers what was wrong, if anything. */
export async function changePassword({
  currentPassword,
  newPassword,
}: PasswordChange): Promise<Refused<keyof PasswordChange> | undefined> {
  const answer = await ask(api.account.password.$put({ json: { currentPassword, newPassword } }))
  if (answer !== 'unreachable' && answer.ok) return
  return refusedBy(answer, settingsMessages.passwordFailed, {
    'wrong-password': 'currentPassword',
    'password-too-short': 'newPassword',
    'password-too-common': 'newPassword',
    'password-of-own-words': 'newPassword',
  })
}
