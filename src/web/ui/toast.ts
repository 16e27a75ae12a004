import type { Message } from '#domain/language/message.ts'

/** `waiting`: neither done nor failed, it goes on by itself. */
export type ToastTone = 'success' | 'error' | 'waiting'
export type ToastNews = { tone: ToastTone; said: Message; undo?: (() => void) | undefined }

const handOverKey = 'plimsoll.toast'

const waiting: ToastNews[] = []
let deliver: ((news: ToastNews) => void) | null = null

/** Shown as soon as the toaster is there, which loads after the page. What can be undone has a button for it. */
export function showToast(tone: ToastTone, said: Message, undo?: () => void) {
  if (deliver) deliver({ tone, said, undo })
  else waiting.push({ tone, said, undo })
}

/** For a toast that belongs to the page after a full page load. */
export function showToastAfterReload(tone: ToastTone, said: Message) {
  sessionStorage.setItem(handOverKey, JSON.stringify({ tone, said }))
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
