import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { Landing } from '#web/features/landing/landing.tsx'
import { useSession } from '#web/features/session/use-session.ts'
import { publicPage } from '#web/ui/page-title.ts'
import { SampleDashboard } from './sample-dashboard.tsx'
import { SampleInsightsCard } from './sample-insights-card.tsx'
import { SampleWeekCard } from './sample-week-card.tsx'

export const meta = () =>
  publicPage(
    'Know the load each athlete can carry',
    'A daily wellness check-in for athletes, training load that adds up, and a coach who sees in ten seconds who needs a lighter day.',
  )

const previews = {
  athletes: <SampleDashboard />,
  analytics: <SampleWeekCard />,
  insights: <SampleInsightsCard />,
}

export default function Home() {
  const session = useSession()
  if (session.status === 'signed-in' || session.status === 'remembered') {
    return <Navigate to={dashboardPath(session.profile.role)} replace />
  }
  return <Landing previews={previews} contactForm={<ContactForm />} />
}
