import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { Welcome } from '#web/features/welcome/welcome.tsx'
import { useSession } from '#web/features/session/use-session.ts'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Know the load each athlete can carry')

export default function Home() {
  const session = useSession()
  if (session.status === 'signed-in' || session.status === 'remembered') {
    return <Navigate to={dashboardPath(session.profile.role)} replace />
  }
  return <Welcome />
}
