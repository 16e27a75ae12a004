import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { useProfile } from '#web/features/session/use-profile.ts'

export default function Dashboard() {
  return <Navigate to={dashboardPath(useProfile().role)} replace />
}
