import { Link } from 'react-router'
import { ThemeSwitch } from './theme-switch.tsx'

export function SiteFooter() {
  return (
    <footer className="mx-auto flex w-full max-w-[1240px] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-6 text-sm text-ink-3 sm:px-8">
      <Link to="/privacy-policy" className="rounded-s py-1 hover:text-ink">
        Privacy Policy
      </Link>
      <Link to="/terms-of-service" className="rounded-s py-1 hover:text-ink">
        Terms of Service
      </Link>
      <span className="ml-auto md:hidden">
        <ThemeSwitch />
      </span>
    </footer>
  )
}
