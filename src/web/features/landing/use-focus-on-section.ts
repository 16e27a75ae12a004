import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Whoever chooses a section reads and tabs on from there, as a browser does it for links it follows itself. */
export function useFocusOnSection() {
  const { hash, key } = useLocation()
  const arrivedWith = useRef(key)
  useEffect(() => {
    if (arrivedWith.current === key) return
    arrivedWith.current = key
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
