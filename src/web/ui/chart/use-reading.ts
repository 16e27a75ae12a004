import { useState, type KeyboardEvent } from 'react'

/** How many stops a page key goes: a month of days. */
const PAGE = 28

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -Infinity,
  End: Infinity,
}

/** Which of a chart's stops is read: by the keyboard, from the last one on, or under the pointer. */
export function useReading(count: number) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const last = count - 1
  const stop = Math.min(chosen ?? last, last)
  return {
    stop,
    isRead: isFocused || isPointed,
    point: (next: number) => {
      setPointed(true)
      setChosen(next)
    },
    unpoint: () => setPointed(false),
    focus: () => setFocused(true),
    blur: () => {
      setFocused(false)
      setPointed(false)
      setChosen(null)
    },
    press: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      setChosen(Math.min(Math.max(0, stop + step), last))
    },
  }
}
