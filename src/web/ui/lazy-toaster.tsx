import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from './use-now.ts'

// Without a connection the toaster can't be loaded, but the page must go on working.
const Toaster = lazy<ComponentType>(() => import('./toaster.tsx').catch(() => ({ default: () => null })))

/** The toaster is a tenth of the script of a page and never needed for its first paint. */
export function LazyToaster() {
  return (
    useHydrated() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
