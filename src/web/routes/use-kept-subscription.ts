import { useEffect } from 'react'

const AFTER_THE_PAGE_MS = 2000

/** Where reminders are allowed, whoever is signed in is told to the server as the one they are for; elsewhere nothing is loaded. */
export function useKeptSubscription(userId: string | false) {
  useEffect(() => {
    if (!userId || window.Notification?.permission !== 'granted') return
    const keep = async () => {
      if (!navigator.onLine) return
      const { keepSubscription } = await import('#web/features/push/keep-subscription.ts')
      await keepSubscription(userId, new Date())
    }
    // The next time the app is opened it is tried again.
    const timer = setTimeout(() => void keep().catch(() => undefined), AFTER_THE_PAGE_MS)
    return () => clearTimeout(timer)
  }, [userId])
}
