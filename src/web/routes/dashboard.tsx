import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'

export default function Dashboard() {
  return <Navigate to={dashboardPath(useProfile().role)} replace />
}
