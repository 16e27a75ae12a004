import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type Refused, refusedBy } from '#web/api/refused-by.ts'
import { showToast } from '#web/ui/toast.ts'
import { sessionsQuery } from './sessions-query.ts'

/** On one device, which may have signed out by itself in the meantime; whether it is out now. */
export async function signOutThere(id: string): Promise<boolean> {
  const answer = await ask(api.account.sessions[':id'].$delete({ param: { id } }))
  const isDone = answer !== 'unreachable' && (answer.ok || answer.status === 404)
  if (!isDone) showToast('error', settingsMessages.signingOutFailed)
  await queryClient.invalidateQueries(sessionsQuery)
  return isDone
}

/** Answers what was wrong, if anything. */
export async function signOutElsewhere(password: string): Promise<Refused<'password'> | undefined> {
  const answer = await ask(api.account.sessions.deletion.$post({ json: { password } }))
  if (answer === 'unreachable' || !answer.ok)
    return refusedBy(answer, settingsMessages.signingOutFailed, { 'wrong-password': 'password' })
  await queryClient.invalidateQueries(sessionsQuery)
}
