import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a prerendered page is being hydrated: until then nothing may depend on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
