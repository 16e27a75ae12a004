import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'

export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-l border border-line bg-surface px-6 py-16 text-center">
      <Mark className="mx-auto mb-5 h-9 w-[51px] text-line-strong" />
      <h2 className="text-xl">{title}</h2>
      <div className="mx-auto mt-2 max-w-[48ch] text-ink-2">{children}</div>
    </section>
  )
}
