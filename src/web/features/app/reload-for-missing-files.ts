const storageKey = 'plimsoll.reloaded-at'
const loopMs = 60_000

/**
 * A part of the app that was to be loaded later may be gone from the server, replaced by a new version. The page is then
 * loaded anew, once; what has been typed is on the device already. Without a connection nothing is gone, only out of reach.
 */
export function reloadForMissingFiles() {
  const onMissing = async () => {
    const lastAt = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - lastAt < loopMs) return
    const answer = await fetch('/sw.js', { method: 'HEAD' }).catch(() => null)
    if (!answer?.ok) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    location.reload()
  }
  const listener = () => void onMissing()
  window.addEventListener('vite:preloadError', listener)
  return () => window.removeEventListener('vite:preloadError', listener)
}
