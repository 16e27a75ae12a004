import { accountMessages } from '#domain/messages/account-messages.ts'
import { breakOffReads } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isOfAnother } from '#web/device/own-storage.ts'
import { themeStorageKey } from '#web/ui/theme-choice.ts'
import { showToast, showToastAfterReload } from '#web/ui/toast.ts'
import { endLocalSession } from './local-session.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { endOnServer, markSignOutPending, signOutStorageKey } from './pending-sign-out.ts'
import { rememberedProfile } from './remembered-profile.ts'

/** Ends at /login in every case. */
export async function signOut(userId: string) {
  const endedOnServer = await endSession(userId)
  // A full page load leaves nothing of the account in memory, but it needs a server that answers.
  if (endedOnServer) {
    showToastAfterReload('success', accountMessages.ours.signedOut)
    return location.replace('/login')
  }
  endLocalSession('signed-out')
  showToast('success', accountMessages.ours.signedOutOffline)
}

/**
 * Forgets the account in this browser and ends its session on the server; false if the latter has to wait. Whose it is may be
 * said by whoever knows: the remembered profile is gone once the session has ended some other way.
 */
export async function endSession(userId = rememberedProfile()?.id): Promise<boolean> {
  // First: a tab that sees the profile go asks for the session, which is still open until the server is told.
  markSignOutPending()
  // Cancelled first, or they would be tried once more.
  void queryClient.cancelQueries()
  breakOffReads()
  clearLocalStorage(userId)
  // A full device has room for it only now.
  markSignOutPending()
  tellOtherTabs('signed-out')
  return endOnServer()
}

/**
 * Everything in it belongs to the account, except the choice of theme, which belongs to the device, the mark of this
 * sign-out, and what somebody else, whose session ran out here, still has to send.
 */
function clearLocalStorage(userId: string | undefined) {
  const stays = (key: string) =>
    key === themeStorageKey || key === signOutStorageKey || isOfAnother(key, userId)
  for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key)
}
