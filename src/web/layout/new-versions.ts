import { i18n } from '#web/language/i18n.ts'

/** It keeps the files of one language. */
const workerAddress = (locale: string) => (locale === 'en' ? '/sw.js' : `/sw.js?locale=${locale}`)

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
  const register = () => void serviceWorker.register(workerAddress(i18n.locale)).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  // Once another language is chosen, its files are to be kept.
  const forgetLanguage = i18n.on('change', register)
  const onReturn = () => void check()
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    window.removeEventListener('load', register)
    forgetLanguage()
    document.removeEventListener('visibilitychange', onReturn)
  }
}

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
  window.addEventListener('vite:preloadError', () => void onMissing())
}
