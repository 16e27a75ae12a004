const checkedAtMostEveryMs = 60 * 60 * 1000

/**
 * Registers the service worker, which makes the app installable and lets it open without a connection. A new version is
 * fetched in the background; it takes over when the app is loaded again, never under an open page.
 */
export function followNewVersions() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let lastCheckAt = Date.now()

  // An installed app stays open for days; by itself the browser looks for a new version only when a page is loaded.
  const check = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheckAt < checkedAtMostEveryMs) return
    lastCheckAt = Date.now()
    const registration = await serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  }
  // After the page itself: the first visit needs the line for other things.
  const register = () => void serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  const onReturn = () => void check()
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    window.removeEventListener('load', register)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
