import { Navigate, Outlet } from 'react-router'
import { destinationAfterSignIn } from '#web/features/session/destination-after-sign-in.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'

/** Whoever is, or has just been, signed in moves on from here. */
export default function VisitorsOnly() {
  const session = useSession()
  const query = usePageQuery()
  if (session.status === 'signed-in') return <Navigate to={destinationAfterSignIn(query)} replace />
  if (session.status === 'remembered') return <PageSpinner />
  return <Outlet />
}
