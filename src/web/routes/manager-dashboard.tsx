import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { AppPage } from '#web/features/session/app-page.tsx'
import { greeting } from '#web/features/session/greeting.ts'
import { useProfile } from '#web/features/session/use-profile.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { Today } from '#web/ui/today.tsx'

export const meta = () => pageTitle('Dashboard')

export default function ManagerDashboard() {
  const profile = useProfile()
  if (profile.role !== 'manager') return <Navigate to={dashboardPath(profile.role)} replace />
  return (
    <AppPage>
      <Today />
      <h1 className="mt-1 mb-6 text-[32px]">{greeting(profile.fullName, new Date().getHours())}</h1>
      <EmptyState title="Nothing to look at yet">
        <p>Your account is ready. Your athletes and their daily responses have their place on this page.</p>
      </EmptyState>
    </AppPage>
  )
}
