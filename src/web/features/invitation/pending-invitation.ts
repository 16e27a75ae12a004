const storageKey = 'plimsoll.pending-invitation'

/** The code of an invitation link that was followed before signing in. */
export function rememberPendingInvitation(code: string) {
  localStorage.setItem(storageKey, code)
}
