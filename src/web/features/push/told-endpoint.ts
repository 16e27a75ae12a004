import { noPushStorageKey } from '#web/device/push-subscription.ts'
import { storeIfRoom, toldEndpointKey } from '#web/device/storage.ts'

/** Outlives the session: the next account in this browser must not be shown what is on its way to this one. */
const toldForStorageKey = 'plimsoll.push-told-for'

/** That the server notifies the account here. It was asked for, so what was refused before is out of date. */
export function noteTold(userId: string, endpointId: string) {
  localStorage.removeItem(noPushStorageKey)
  storeIfRoom(toldForStorageKey, userId)
  storeIfRoom(toldEndpointKey(userId), endpointId)
}

export function forgetTold(userId: string) {
  localStorage.removeItem(toldForStorageKey)
  localStorage.removeItem(toldEndpointKey(userId))
}

/** Within the session of now: one that has begun since says nothing of why the server no longer knows the device. */
export const wasTold = (userId: string, endpointId: string): boolean =>
  localStorage.getItem(toldEndpointKey(userId)) === endpointId

export function wasToldForAnother(userId: string): boolean {
  const toldFor = localStorage.getItem(toldForStorageKey)
  return toldFor !== null && toldFor !== userId
}
