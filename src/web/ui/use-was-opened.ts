import { useState } from 'react'

/** From the first opening on, so that closing can still be seen: what is never opened is never loaded. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return wasOpened
}
