import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from './button-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

/** The bar above the pages around the landing page, to which it leads back. */
export function SiteHeader({ className = '' }: { className?: string }) {
  return (
    <header className={`flex h-16 shrink-0 items-center gap-3 px-4 sm:px-8 ${className}`}>
      <Wordmark />
      <span className="flex-1" />
      <span className="max-lg:hidden">
        <ThemeSwitch />
      </span>
      <ButtonLink to="/" look="quiet" className="-mr-4">
        <ArrowLeft aria-hidden size={17} />
        Back to Home
      </ButtonLink>
    </header>
  )
}
