import { Navigate, Outlet, useLocation } from 'react-router'
import { leadsToOverdueInvitation } from '#web/device/pending-invitation.ts'
import { seemedToRunOut, useSession } from '#web/features/auth-session/auth-session.ts'
import { destinationAfterSignIn } from '#web/features/auth-session/sign-in.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'

/** Whoever is, or has just been, signed in moves on from here. */
export default function VisitorsOnly() {
  const session = useSession()
  const query = usePageQuery()
  const { state } = useLocation()
  if (session.status === 'signed-in') {
    const destination = destinationAfterSignIn(query)
    return <Navigate to={leadsToOverdueInvitation(destination) ? '/dashboard' : destination} replace />
  }
  if (session.status === 'remembered') return <PageSpinner />
  // This tab was refused something before it heard that another one signed out, and that is no reason to come back.
  if (session.status === 'visitor' && session.signedOut && seemedToRunOut(state)) {
    return <Navigate to="/login" replace />
  }
  return <Outlet />
}
