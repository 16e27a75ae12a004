import { useEffect, useEffectEvent, useState } from 'react'

const secondMs = 1000

/** Counts down once a second from `seconds`, and acts when nothing is left. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), secondMs)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
