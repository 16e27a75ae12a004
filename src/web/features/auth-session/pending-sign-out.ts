import { api } from '#web/api/client.ts'
import { ask } from '#web/api/reply.ts'
import { isSignOutPending, signOutStorageKey } from '#web/device/sign-out-mark.ts'

const patienceMs = 5000

/** Ends the session on the server if that is still owed; false if it could not be done. */
export async function settlePendingSignOut(): Promise<boolean> {
  return !isSignOutPending() || endOnServer()
}

/** False if it could not be done: then it stays owed. */
export async function endOnServer(): Promise<boolean> {
  const answer = await ask(api.session.$delete({}, { init: { signal: AbortSignal.timeout(patienceMs) } }))
  if (answer === 'unreachable' || !answer.ok) return false
  localStorage.removeItem(signOutStorageKey)
  return true
}
