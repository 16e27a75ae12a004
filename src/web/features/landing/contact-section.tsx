import type { ReactNode } from 'react'
import { Section } from './section.tsx'

export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <Section
      id="contact"
      title="Contact"
      lead="A question about a plan, a club with many teams, something that does not work: write to us."
      below
      beside
    >
      <div className="mt-10 lg:mt-0">{children}</div>
    </Section>
  )
}
