import { useSyncExternalStore } from 'react'
import { isStillWaiting } from '#domain/invitation/waiting-code.ts'

const storageKey = 'plimsoll.pending-invitation'

type Pending = { code: string; followedAtMs: number }

/** Tried on this page without an answer: it waits for a new attempt or the next page load. */
let setAside: string | null = null

/**
 * The code of an invitation link that was followed before signing in. It belongs to this tab, so that a code which another
 * site left in one tab is asked about in no other.
 */
export function rememberPendingInvitation(code: string, followedAtMs = Date.now()) {
  setAside = null
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ code, followedAtMs } satisfies Pending))
  } catch {
    // No room: the address of the login screen carries the code too.
  }
}

export function forgetPendingInvitation() {
  sessionStorage.removeItem(storageKey)
}

export function setAsidePendingInvitation(code: string) {
  setAside = code
}

/** The code to go on with; null once its hour is over. */
export function pendingInvitation(): string | null {
  const pending = stored()
  return pending && isStillWaiting(pending.followedAtMs, Date.now()) ? pending.code : null
}

/** The code to go on with, whichever page its holder has come to. */
export function usePendingInvitation(): string | null {
  return useSyncExternalStore(neverTold, notSetAside, () => null)
}

/** Whether the path joins with a code that has waited too long: in the address it counts no more than in the tab. */
export function leadsToOverdueInvitation(path: string): boolean {
  const pending = stored()
  return (
    pending !== null &&
    pendingInvitation() === null &&
    path.startsWith('/join') &&
    path.includes(pending.code)
  )
}

/** Earlier versions kept one code for all tabs, without an end. */
export function forgetFormerPendingInvitation() {
  localStorage.removeItem(storageKey)
}

function notSetAside(): string | null {
  const code = pendingInvitation()
  return code === setAside ? null : code
}

function stored(): Pending | null {
  try {
    const pending: Partial<Pending> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    const { code, followedAtMs } = pending ?? {}
    return typeof code === 'string' && typeof followedAtMs === 'number' ? { code, followedAtMs } : null
  } catch {
    return null
  }
}

/** Only this tab's own pages change it. */
const neverTold = () => () => {}
