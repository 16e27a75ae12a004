import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'

/** The bar above every page; what stands right of the name is the page's own. */
export function SiteHeader({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <header className={`flex h-16 shrink-0 items-center gap-3 px-4 sm:px-8 ${className}`}>
      <Wordmark />
      {children}
    </header>
  )
}
