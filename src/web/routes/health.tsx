import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, lazy, Suspense, useContext } from 'react'
import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { msg } from '#domain/language/message.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { athletesQuery } from '#web/features/athlete/athletes-api.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import type Health from '#web/features/team-health/team-health.tsx'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { ManagerNav } from '#web/layout/manager-nav.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { Spinner } from '#web/ui/spinner.tsx'

export const meta = () => pageTitle(msg('Health'))

// The names of its files would weigh on every page, which knows those of all routes.
const TeamHealth = lazy<ComponentType<ComponentProps<typeof Health>>>(() =>
  import('#web/features/team-health/team-health.tsx').catch(() => ({ default: NotLoaded })),
)

/** Injuries and illnesses of a team, for staff who see health. */
export default function HealthPage() {
  const { t } = useLingui()
  const { role } = useProfile()
  const team = useContext(CurrentTeam)
  const seesHealth = role === 'manager' && team !== null && team.seesHealth
  const athletes = useQuery({ ...athletesQuery(team?.id ?? ''), enabled: seesHealth })
  if (!seesHealth) return <Navigate to={dashboardPath(role)} replace />
  return (
    <AppPage nav={<ManagerNav />}>
      <BackToDashboard />
      <h1 className="mt-2 mb-6 text-[32px]">
        <Trans>Health</Trans>
      </h1>
      {athletes.data ? (
        <Suspense fallback={<Waiting />}>
          <TeamHealth key={team.id} athletes={athletes.data} />
        </Suspense>
      ) : athletes.isPending ? (
        <Waiting />
      ) : (
        <LoadFailed said={t`The health problems could not be loaded.`} retry={athletes.refetch} />
      )}
    </AppPage>
  )
}

const Waiting = () => <Spinner className="mx-auto my-24 size-8 text-brand" />

function NotLoaded() {
  const { t } = useLingui()
  return <LoadFailed said={t`The health problems could not be loaded.`} retry={() => location.reload()} />
}
