import { Navigate, Outlet, PrefetchPageLinks, useLocation } from 'react-router'
import { useSession } from '#web/features/session/use-session.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

export default function SignedInOnly() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return <PageSpinner />
  if (session.status === 'visitor') {
    const back = new URLSearchParams({ redirect: pathname + search })
    return <Navigate to={session.signedOut ? '/login' : `/login?${back}`} replace />
  }
  return (
    <>
      {/* Signing out must reach the login screen without a server. */}
      <PrefetchPageLinks page="/login" />
      <Outlet key={session.profile.id} context={session.profile} />
    </>
  )
}
