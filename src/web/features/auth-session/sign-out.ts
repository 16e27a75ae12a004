import { accountMessages } from '#domain/account/account-messages.ts'
import { breakOffReads, refuseReads } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetPendingInvitation } from '#web/device/pending-invitation.ts'
import { endSubscription, noPushStorageKey } from '#web/device/push-subscription.ts'
import { markSignOutPending, signOutStorageKey } from '#web/device/sign-out-mark.ts'
import { isOfAnother } from '#web/device/storage.ts'
import { themeStorageKey } from '#web/ui/theme.ts'
import { showToast, showToastAfterReload } from '#web/ui/toast.ts'
import { endLocalSession, tellOtherTabs } from './local-session.ts'
import { endOnServer } from './pending-sign-out.ts'
import { forgetProfile } from './remembered-profile.ts'

/** Ends at /login in every case. */
export async function signOut(userId: string) {
  const endedOnServer = await forgetAccount(userId)
  // A full page load leaves nothing of the account in memory, but it needs a server that answers.
  if (endedOnServer) {
    showToastAfterReload('success', accountMessages.signedOut)
    return location.replace('/login')
  }
  endLocalSession('signed-out')
  showToast('success', accountMessages.signedOutOffline)
}

/** Leaves nothing of the account in this browser and ends its session; false if the server could not be told yet. */
export function forgetAccount(userId: string): Promise<boolean> {
  // endSession marks it again, since a full device has room for the mark only after the clearing.
  markSignOutPending()
  clearLocalStorage(userId)
  forgetPendingInvitation()
  const ended = endSession()
  // A part of the page that comes only now would ask without a session.
  refuseReads()
  return ended
}

/** Ends the session in every tab and on the server; what is yet to be sent stays for when its owner signs in again. */
export async function endSession(): Promise<boolean> {
  // First: a tab that sees the profile go asks for the session, which is still open until the server is told.
  markSignOutPending()
  // Cancelled before the reads are broken off, or they would be tried once more.
  void queryClient.cancelQueries()
  breakOffReads()
  forgetProfile()
  tellOtherTabs('signed-out')
  const [endedOnServer] = await Promise.all([endOnServer(), endSubscription()])
  return endedOnServer
}

/**
 * Everything in it belongs to the account, except the choices of theme and of no reminders, which belong to the device, the mark
 * of this sign-out, and what another user still has to send whose session ran out here.
 */
function clearLocalStorage(userId: string) {
  const stays = (key: string) =>
    [themeStorageKey, noPushStorageKey, signOutStorageKey].includes(key) || isOfAnother(key, userId)
  for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key)
}
