import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { AthleteList } from '#web/features/athlete/athlete-list.tsx'
import { AppPage } from '#web/features/session/app-page.tsx'
import { greeting } from '#web/features/session/greeting.ts'
import { useProfile } from '#web/features/session/use-profile.ts'
import { pageTitle } from '#web/ui/page-title.ts'
import { Today } from '#web/ui/today.tsx'
import { useNow } from '#web/ui/use-now.ts'

export const meta = () => pageTitle('Dashboard')

export default function ManagerDashboard() {
  const profile = useProfile()
  const now = useNow()
  if (profile.role !== 'manager') return <Navigate to={dashboardPath(profile.role)} replace />
  return (
    <AppPage>
      <Today />
      <h1 className="mt-1 mb-6 text-[32px]">{greeting(profile.fullName, now.getHours())}</h1>
      <AthleteList />
    </AppPage>
  )
}
