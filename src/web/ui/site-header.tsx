import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'

/** The bar above every page; what stands at its right end is the page's own. */
export function SiteHeader({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <header className={`flex h-16 items-center gap-3 px-4 sm:px-8 ${className}`}>
      <Wordmark />
      {children}
    </header>
  )
}
