import { Navigate, Outlet, useLocation } from 'react-router'
import { leadsToOverdueInvitation } from '#web/device/pending-invitation.ts'
import { seemedToRunOut, useSession } from '#web/features/auth-session/auth-session.ts'
import { destinationAfterSignIn } from '#web/features/auth-session/sign-in.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { usePageQuery } from '#web/ui/use-page-query.ts'

/** A signed-in user moves on from here, also right after the sign-in. */
export default function VisitorsOnly() {
  const session = useSession()
  const query = usePageQuery()
  const { state } = useLocation()
  if (session.status === 'signed-in') {
    const destination = destinationAfterSignIn(query)
    return <Navigate to={leadsToOverdueInvitation(destination) ? '/dashboard' : destination} replace />
  }
  if (session.status === 'remembered') return <PageSpinner />
  // The server refused this tab before it heard of the sign-out in another tab: there is no page to come back to.
  if (session.status === 'visitor' && session.signedOut && seemedToRunOut(state)) {
    return <Navigate to="/login" replace />
  }
  return <Outlet />
}
