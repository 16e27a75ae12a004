import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

/** The present, to the minute; a page left open over midnight turns with it. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs)) * minuteMs)
}
