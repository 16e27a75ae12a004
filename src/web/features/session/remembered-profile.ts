import { forgetDayCopies, forgetStaleDrafts } from '#web/device/own-storage.ts'
import { storeIfRoom } from '#web/device/store-if-room.ts'
import type { Profile } from './profile.ts'

export const profileStorageKey = 'plimsoll.profile'

/** The copy of the profile that lets a reload, also one without a connection, show the app at once. */
export function rememberedProfile(): Profile | null {
  if (typeof window === 'undefined') return null
  try {
    const profile: Profile | null = JSON.parse(localStorage.getItem(profileStorageKey) ?? 'null')
    return typeof profile?.id === 'string' && typeof profile.fullName === 'string' ? profile : null
  } catch {
    return null
  }
}

export function rememberProfile(profile: Profile) {
  if (rememberedProfile()?.id !== profile.id) forgetProfile()
  storeIfRoom(profileStorageKey, JSON.stringify(profile))
  forgetStaleDrafts(profile.id, new Date())
}

/** And every copy with it: on a lost device a session that has ended leaves only what is yet to be sent. */
export function forgetProfile() {
  localStorage.removeItem(profileStorageKey)
  forgetDayCopies()
}
