import { Navigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { dashboardPath } from '#domain/account/role.ts'
import { useSession } from '#web/features/auth-session/auth-session.ts'
import { publicPage } from '#web/ui/page-title.ts'
import { LANDING_ID, LandingPage } from '#web/landing/landing-page.tsx'

export const meta = () =>
  publicPage(
    msg('Know the load each athlete can carry'),
    msg(
      'A daily wellness check-in for athletes, training load that adds up, and a coach who sees in ten seconds who needs a lighter day.',
    ),
  )

export default function Home() {
  const session = useSession()
  if (session.status === 'signed-in' || session.status === 'remembered') {
    return <Navigate to={dashboardPath(session.profile.role)} replace />
  }
  return (
    <div id={LANDING_ID}>
      <LandingPage />
    </div>
  )
}
