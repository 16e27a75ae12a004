import { useSyncExternalStore } from 'react'

/** 'down': for a while nothing has been heard, and the page asks every minute instead. */
export type LiveState = 'connected' | 'down'

let state: LiveState = 'connected'
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function useLive(): LiveState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'connected',
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
