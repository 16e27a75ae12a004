import { useSyncExternalStore } from 'react'
import { storeIfRoom } from '#web/device/store-if-room.ts'

const storageKey = 'plimsoll.pending-invitation'

/** Tried on this page without an answer: it waits for a new attempt or the next page load. */
let setAside: string | null = null

/** The code of an invitation link that was followed before signing in; kept until it is used or refused for good. */
export function rememberPendingInvitation(code: string) {
  storeIfRoom(storageKey, code)
}

export function forgetPendingInvitation() {
  localStorage.removeItem(storageKey)
}

export function setAsidePendingInvitation(code: string) {
  setAside = code
}

/** The code to go on with, whichever page its holder has come to. */
export function usePendingInvitation(): string | null {
  return useSyncExternalStore(onStorage, pending, () => null)
}

function pending(): string | null {
  const code = localStorage.getItem(storageKey)
  return code === setAside ? null : code
}

function onStorage(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
