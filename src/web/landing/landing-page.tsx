import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { Landing } from '#web/features/landing/landing.tsx'
import { SampleDashboard, SampleInsightsCard, SampleWeekCard } from './samples.tsx'

/** Where a page that was prerendered holds the landing page, and nothing else. */
export const LANDING_ID = 'landing'

const previews = {
  athletes: <SampleDashboard />,
  analytics: <SampleWeekCard />,
  insights: <SampleInsightsCard />,
}

export function LandingPage() {
  return <Landing previews={previews} contactForm={<ContactForm />} />
}
