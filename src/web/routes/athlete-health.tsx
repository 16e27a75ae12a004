import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { msg } from '#domain/language/message.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import type Health from '#web/features/health-problem/own-health.tsx'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

// By itself, so that the list of what a page needs, which every page loads, stays short.
const OwnHealth = lazy<ComponentType<ComponentProps<typeof Health>>>(() =>
  import('#web/features/health-problem/own-health.tsx').catch(() => ({ default: NotLoaded })),
)

export const meta = () => pageTitle(msg('My health'))

export default function AthleteHealthPage() {
  const profile = useProfile()
  const { hash } = useLocation()
  if (profile.role !== 'athlete' || profile.teams.length === 0)
    return <Navigate to={dashboardPath(profile.role)} replace />
  return (
    <AppPage>
      <div className="mx-auto max-w-[640px]">
        <BackToDashboard />
        <h1 className="mt-2 text-[30px]">
          <Trans>My health</Trans>
        </h1>
        <Suspense>
          <OwnHealth userId={profile.id} isForRound={hash === '#round'} />
        </Suspense>
      </div>
    </AppPage>
  )
}

function NotLoaded() {
  const { t } = useLingui()
  return (
    <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
      <Trans>This part of the page could not be loaded.</Trans>
    </Banner>
  )
}
