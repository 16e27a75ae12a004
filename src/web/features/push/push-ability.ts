/** Whether reminders can be shown here, and what stands in the way: the user's own no, an app to be installed, or the browser. */
export type PushAbility = 'able' | 'blocked' | 'install-first' | 'unable'

type Browser = {
  hasPush: boolean
  permission: NotificationPermission | undefined
  userAgent: string
  touchPoints: number
  /** Opened from the home screen. */
  isInstalled: boolean
}

export function pushAbility({
  hasPush,
  permission,
  userAgent,
  touchPoints,
  isInstalled,
}: Browser): PushAbility {
  if (hasPush) return permission === 'denied' ? 'blocked' : 'able'
  // An iPad calls itself a Mac, of which none can be touched.
  const isApplePhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return isApplePhone && !isInstalled ? 'install-first' : 'unable'
}

export const abilityHere = (): PushAbility =>
  pushAbility({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: window.Notification?.permission,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  })
