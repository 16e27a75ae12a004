import { useEffect, useEffectEvent } from 'react'

/** Does something once, a while after the condition has become true. */
export function useAfter(delayMs: number, condition: boolean, action: () => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => act(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, condition])
}
