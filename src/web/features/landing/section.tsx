import type { ReactNode } from 'react'
import { msg } from '#domain/language/message.ts'

type SectionProps = {
  id: SectionId
  title: string
  lead: string
  /** Below the line the hull is dark, in both themes. */
  below?: boolean
  /** The content stands beside the title where there is room for both. */
  beside?: boolean
  className?: string
  children: ReactNode
}

export function Section({
  id,
  title,
  lead,
  below = false,
  beside = false,
  className = '',
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-theme={below ? 'dark' : undefined}
      className={`scroll-mt-16 outline-none ${below ? 'bg-sunken text-ink' : ''} ${className}`}
    >
      <Waterline />
      <div
        className={`mx-auto w-full max-w-[1240px] px-4 pt-10 pb-20 sm:px-8 lg:pt-14 lg:pb-28 ${beside ? 'lg:grid lg:grid-cols-2 lg:gap-11' : ''}`}
      >
        <div>
          <h2
            id={`${id}-title`}
            className="max-w-[18ch] text-[clamp(32px,4.4vw,56px)] leading-none font-heavy tracking-[-0.03em]"
          >
            {title}
          </h2>
          <p className="mt-4 max-w-[54ch] text-lg text-pretty text-ink-2">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

/** The load line from edge to edge, with its ring where the text begins. */
function Waterline() {
  return (
    <div aria-hidden className="relative h-14 overflow-hidden text-ink">
      <div className="absolute inset-x-0 bottom-[13px] h-px bg-current opacity-25" />
      <div className="relative mx-auto flex h-full max-w-[1240px] items-end px-4 sm:px-8">
        <svg width="60" height="28" viewBox="0 0 60 28" fill="none" stroke="currentColor" strokeWidth="3">
          <circle cx="30" cy="14" r="11" />
          <path d="M0 14h60" />
        </svg>
      </div>
    </div>
  )
}

/** The parts of the page below the hero, in order; each is a place one can link to. */
export const SECTIONS = [
  { id: 'how-it-works', label: msg('How It Works') },
  { id: 'features', label: msg('Features') },
  { id: 'dashboard', label: msg('Dashboard') },
  { id: 'pricing', label: msg('Pricing') },
  { id: 'contact', label: msg('Contact') },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']
