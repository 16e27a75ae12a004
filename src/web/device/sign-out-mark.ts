import { storeIfRoom } from './storage.ts'

export const signOutStorageKey = 'plimsoll.sign-out-pending'

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
