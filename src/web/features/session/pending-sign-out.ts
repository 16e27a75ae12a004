import { api } from '#web/api/client.ts'
import { ask } from '#web/api/ask.ts'

export const signOutStorageKey = 'plimsoll.sign-out-pending'
const patienceMs = 5000

/**
 * Only the server can end a session: its cookie is out of reach for scripts. Until it has confirmed, the mark stays and
 * nobody may trust that cookie again.
 */
export function markSignOutPending() {
  localStorage.setItem(signOutStorageKey, new Date().toISOString())
}

export function isSignOutPending(): boolean {
  return localStorage.getItem(signOutStorageKey) !== null
}

/** Ends the session on the server if that is still owed; false if it could not be done. */
export async function settlePendingSignOut(): Promise<boolean> {
  if (!isSignOutPending()) return true
  const answer = await ask(api.session.$delete({}, { init: { signal: AbortSignal.timeout(patienceMs) } }))
  if (answer === 'unreachable' || !answer.ok) return false
  localStorage.removeItem(signOutStorageKey)
  return true
}
