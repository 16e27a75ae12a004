import type { ReactNode } from 'react'

type CardProps = {
  title: string
  id?: string
  /** At the right end of the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A titled section of a page. Its content brings its own padding, so that a list can reach the edges. It clips rather
 * than hides: inside what hides its overflow, no table head would stay in sight.
 */
export function Card({ title, id, actions, children }: CardProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="scroll-mt-20 overflow-clip rounded-l border border-line bg-surface"
    >
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
        <h2 className="text-[19px]">{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
