import { ChevronDown } from 'lucide-react'
import { insightMessages } from '#domain/messages/insight-messages.ts'

/** The facts behind a claim, for whoever wants to check it; nothing where there are none. */
export function BasedOn({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <details className="group">
      <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-s text-[13px] font-semibold text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {insightMessages.ours.basedOn}
        <ChevronDown aria-hidden size={15} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 grid gap-1.5 border-l-2 border-line pl-3 text-[13.5px] leading-snug text-ink-2 tabular-nums">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  )
}
