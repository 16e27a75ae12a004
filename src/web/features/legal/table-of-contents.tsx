import type { LegalSection } from './legal-section.ts'

/** Beside the text, where there is room; above it on a phone. Plain links: they work without a script. */
export function TableOfContents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-8 print:hidden">
      <h2 id="contents" className="text-sm font-semibold tracking-normal text-ink-3">
        On this page
      </h2>
      <ol className="mt-2 border-l border-line-strong lg:mt-3">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block rounded-r-s border-l-2 border-transparent py-1.5 pl-4 text-[15px] leading-snug text-ink-2 transition-colors hover:border-brand hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
