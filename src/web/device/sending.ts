import { useEffect } from 'react'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

/** Twice as long after each failure, and never in step with the rest of the team; `chance` is between 0 and 1. */
export function retryDelayMs(failedTimes: number, chance: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failedTimes - 1))
  return longest / 2 + (longest / 2) * chance
}

/** Runs work under a name when no other tab, and nothing else in this one, is at it. */
export function oneTabAtATime(name: string) {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    // Without https there are no locks; what is sent carries a key or an id, which makes a repeat harmless.
    if ('locks' in navigator) return navigator.locks.request(name, work)
    const task = last.then(work)
    last = task.catch(() => undefined)
    return task
  }
}

/** Sends what an account has on this device whenever that may work, for as long as the page shows it. */
export function useSendingWheneverPossible(userId: string, send: (userId: string) => Promise<void>) {
  useEffect(() => {
    const sendNow = () => void send(userId)
    const onReturn = () => document.visibilityState === 'visible' && sendNow()
    sendNow()
    window.addEventListener('online', sendNow)
    window.addEventListener('focus', sendNow)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('online', sendNow)
      window.removeEventListener('focus', sendNow)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [userId, send])
}
