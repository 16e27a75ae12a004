import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { NoTeamYet } from '#web/features/invitation/no-team-yet.tsx'
import { MyTeam } from '#web/features/manager/my-team.tsx'
import { AppPage } from '#web/features/session/app-page.tsx'
import { useProfile } from '#web/features/session/use-profile.ts'
import { pageTitle } from '#web/ui/page-title.ts'
import { Today } from '#web/ui/today.tsx'

export const meta = () => pageTitle('Dashboard')

export default function AthleteDashboard() {
  const profile = useProfile()
  if (profile.role !== 'athlete') return <Navigate to={dashboardPath(profile.role)} replace />
  return (
    <AppPage>
      {profile.managerId ? (
        <div className="mx-auto max-w-[560px]">
          <Today />
          <h1 className="mt-1 mb-6 text-3xl">Your day</h1>
          <MyTeam />
          <p className="mt-6 text-ink-2">There is nothing to answer here at the moment.</p>
        </div>
      ) : (
        <NoTeamYet />
      )}
    </AppPage>
  )
}
