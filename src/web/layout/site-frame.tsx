import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

/** The bar above the pages around the landing page, to which it leads back. */
export function SiteHeader({ className = '' }: { className?: string }) {
  return (
    <header className={`flex h-16 shrink-0 items-center gap-3 px-4 sm:px-8 ${className}`}>
      <Wordmark />
      <span className="flex-1" />
      <span className="max-xl:hidden">
        <ThemeSwitch />
      </span>
      <ButtonLink to="/" look="quiet" className="-me-4">
        <ArrowLeft aria-hidden size={17} className="rtl:-scale-x-100" />
        <Trans>Back to Home</Trans>
      </ButtonLink>
    </header>
  )
}

/** The bar below every page; on phones and tablets it holds the theme switch, for which the header has no room. */
export function SiteFooter({ className = '', children }: { className?: string; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <footer
      className={`flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-5 text-[13px] text-ink-3 sm:px-8 ${className}`}
    >
      <nav aria-label={t`Legal`} className="flex gap-4">
        <Link to="/privacy-policy" className="rounded-s py-1 transition-colors hover:text-ink">
          <Trans>Privacy Policy</Trans>
        </Link>
        <Link to="/terms-of-service" className="rounded-s py-1 transition-colors hover:text-ink">
          <Trans>Terms of Service</Trans>
        </Link>
      </nav>
      {children}
      <span className="xl:hidden">
        <ThemeSwitch />
      </span>
    </footer>
  )
}

export function Wordmark({ className = 'text-brand' }: { className?: string }) {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2.5 rounded-s text-[18px] font-heavy tracking-tight"
    >
      <Mark className={`h-6 w-[34px] ${className}`} />
      Plimsoll
    </Link>
  )
}
