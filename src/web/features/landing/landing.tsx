import type { ReactNode } from 'react'
import { ContactSection } from './contact-section.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { Pricing } from './pricing.tsx'
import { Showcase, type Previews } from './showcase.tsx'
import { useFocusOnSection } from './use-focus-on-section.ts'

type LandingProps = { previews: Previews; contactForm: ReactNode }

export function Landing({ previews, contactForm }: LandingProps) {
  useFocusOnSection()
  return (
    <div data-landing className="visitor-page">
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <HowItWorks />
        <Features />
        <Showcase previews={previews} />
        <Pricing />
        <ContactSection>{contactForm}</ContactSection>
      </main>
      <LandingFooter />
    </div>
  )
}
