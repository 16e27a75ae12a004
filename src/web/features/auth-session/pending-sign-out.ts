import { api } from '#web/api/client.ts'
import { ask } from '#web/api/reply.ts'
import { storeIfRoom } from '#web/device/storage.ts'

export const signOutStorageKey = 'plimsoll.sign-out-pending'
const patienceMs = 5000

/**
 * Only the server can end a session: its cookie is out of reach for scripts. Until the server has confirmed, the mark
 * stays, and the app must not trust the cookie.
 */
export function markSignOutPending() {
  storeIfRoom(signOutStorageKey, new Date().toISOString())
}

export function isSignOutPending(): boolean {
  return localStorage.getItem(signOutStorageKey) !== null
}

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
