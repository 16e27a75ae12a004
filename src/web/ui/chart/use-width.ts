import { useCallback, useState } from 'react'

/** The width of an element in whole pixels, as it is now; 0 until it is on the page. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measure] as const
}
