/** `waiting`: neither done nor failed, it goes on by itself. */
export type ToastTone = 'success' | 'error' | 'waiting'
export type ToastNews = { tone: ToastTone; text: string }

const handOverKey = 'plimsoll.toast'

const waiting: ToastNews[] = []
let deliver: ((news: ToastNews) => void) | null = null

/** Shown as soon as the toaster is there, which loads after the page. */
export function showToast(tone: ToastTone, text: string) {
  if (deliver) deliver({ tone, text })
  else waiting.push({ tone, text })
}

/** For a toast that belongs to the page after a full page load. */
export function showToastAfterReload(tone: ToastTone, text: string) {
  sessionStorage.setItem(handOverKey, JSON.stringify({ tone, text }))
}

/** The toaster takes over what waits, and all that comes. */
export function deliverToasts(to: (news: ToastNews) => void) {
  deliver = to
  waiting.splice(0).forEach(to)
  const handedOver = sessionStorage.getItem(handOverKey)
  sessionStorage.removeItem(handOverKey)
  if (handedOver) to(JSON.parse(handedOver) as ToastNews)
  return () => {
    deliver = null
  }
}
