import { Link } from 'react-router'
import { ThemeSwitch } from './theme-switch.tsx'

/** The bar below every page; on phones and tablets it holds the theme switch, for which the header has no room. */
export function SiteFooter({ className = '' }: { className?: string }) {
  return (
    <footer
      className={`flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-5 text-[13px] text-ink-3 sm:px-8 ${className}`}
    >
      <nav aria-label="Legal" className="flex gap-4">
        <Link to="/privacy-policy" className="rounded-s py-1 transition-colors hover:text-ink">
          Privacy Policy
        </Link>
        <Link to="/terms-of-service" className="rounded-s py-1 transition-colors hover:text-ink">
          Terms of Service
        </Link>
      </nav>
      <span className="lg:hidden">
        <ThemeSwitch />
      </span>
    </footer>
  )
}
