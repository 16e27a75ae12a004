import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { Pricing } from './pricing.tsx'
import { Section } from './section.tsx'
import { type Previews, Showcase } from './showcase.tsx'

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

function ContactSection({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Section
      id="contact"
      title={t`Contact`}
      lead={t`A question about a plan, a club with many teams, something that does not work: write to us.`}
      below
      beside
    >
      <div className="mt-10 lg:mt-0">{children}</div>
    </Section>
  )
}

/** After a link to a section, reading and tabbing go on from there, as with links that the browser follows itself. */
function useFocusOnSection() {
  const { hash, key } = useLocation()
  const arrivedWith = useRef(key)
  useEffect(() => {
    if (arrivedWith.current === key) return
    arrivedWith.current = key
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
