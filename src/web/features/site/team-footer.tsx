import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { Wordmark } from '#web/layout/site-frame.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { useNow } from '#web/ui/use-now.ts'

const linkLook = 'rounded-s py-1 transition-colors hover:text-ink'

/** The foot of the manager's dashboard. */
export function TeamFooter() {
  const { t } = useLingui()
  const { data: site } = useQuery(siteQuery)
  const year = useNow().getFullYear()
  return (
    <footer className="mt-8 border-t border-line bg-surface text-sm text-ink-3">
      <div className="mx-auto grid w-full max-w-[1240px] gap-8 px-4 py-10 sm:grid-cols-2 sm:px-8 lg:grid-cols-[1fr_auto_auto] lg:gap-16">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-[46ch]">
            <Trans>
              A short check-in every morning, training load that adds up. Plimsoll empowers athletes and
              managers with data-driven insights.
            </Trans>
          </p>
        </div>
        <div>
          <h2 className="mb-2 text-sm font-semibold text-ink">
            <Trans>Contact</Trans>
          </h2>
          <p className="min-h-5">
            {site && (
              <a href={`mailto:${site.contactEmail}`} className={linkLook}>
                {site.contactEmail}
              </a>
            )}
          </p>
        </div>
        <nav aria-label={t`Legal`} className="flex flex-col items-start gap-1">
          <h2 className="mb-1 text-sm font-semibold text-ink">
            <Trans>Legal</Trans>
          </h2>
          <Link to="/privacy-policy" className={linkLook}>
            <Trans>Privacy Policy</Trans>
          </Link>
          <Link to="/terms-of-service" className={linkLook}>
            <Trans>Terms of Service</Trans>
          </Link>
        </nav>
      </div>
      <div className="mx-auto flex w-full max-w-[1240px] items-center justify-between px-4 pb-8 sm:px-8">
        <p>
          <Trans>© {year} Plimsoll. All rights reserved.</Trans>
        </p>
        <span className="xl:hidden">
          <ThemeSwitch />
        </span>
      </div>
    </footer>
  )
}

/** Where to write to. The address comes a moment after the page, so its place is kept. */
export function ContactLine() {
  const { data: site } = useQuery(siteQuery)
  const address = site?.contactEmail
  return (
    <p className="min-h-12 lg:min-h-6 print:min-h-0">
      {address ? (
        <Trans>
          Write to us through the <a href="/#contact">contact form</a> or at{' '}
          <a href={`mailto:${address}`}>{address}</a>.
        </Trans>
      ) : (
        <Trans>
          Write to us through the <a href="/#contact">contact form</a>.
        </Trans>
      )}
    </p>
  )
}

const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => bodyOf(api.site.$get()),
  staleTime: Infinity,
})
