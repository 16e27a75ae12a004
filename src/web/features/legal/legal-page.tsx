import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Message } from '#domain/language/message.ts'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { SiteFooter, SiteHeader } from '#web/layout/site-frame.tsx'
import { useWriting } from '#web/language/use-writing.ts'

type LegalPageProps = { title: string; lead: ReactNode; updatedOn: LocalDay; sections: LegalSection[] }

const proseLook =
  'text-ink-2 [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:decoration-brand/30 [&_a]:underline-offset-4 [&_a:hover]:decoration-brand [&_dd]:mb-4 [&_dt]:font-semibold [&_dt]:text-ink [&_li]:mb-1.5 [&_li]:text-pretty [&_p]:mb-3 [&_p]:text-pretty [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:ps-5 [&_ul]:marker:text-line-strong'

/** The frame of the legal pages; they read the same for visitors and signed-in users, on screen and on paper. */
export function LegalPage({ title, lead, updatedOn, sections }: LegalPageProps) {
  const { dateInWords } = useWriting()
  const { t } = useLingui()
  const day = dateInWords(updatedOn)
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader className="mx-auto w-full max-w-[1240px] print:hidden" />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1240px] flex-1 px-4 pt-8 pb-16 sm:px-8 lg:pt-14 print:p-0"
      >
        <header className="max-w-[68ch]">
          <h1 className="text-[clamp(34px,4.4vw,56px)] leading-none font-heavy tracking-[-0.03em]">
            {title}
          </h1>
          <p className="mt-5 text-lg text-ink-2 lg:text-xl">{lead}</p>
          <p className="mt-4 text-sm text-ink-3">
            <Trans>
              Last updated on <time dateTime={updatedOn}>{day}</time>
            </Trans>
          </p>
        </header>
        <div className="mt-10 grid items-start gap-10 lg:mt-14 lg:grid-cols-[220px_minmax(0,68ch)] lg:gap-20 print:block">
          <TableOfContents sections={sections} />
          <div className={proseLook}>
            {sections.map(({ id, title: heading, body }) => (
              <section key={id} aria-labelledby={id} className="mb-10 last:mb-0">
                <h2 id={id} className="mb-3 scroll-mt-8 break-after-avoid text-[22px] text-ink">
                  {t(heading)}
                </h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </main>
      <SiteFooter className="mx-auto max-w-[1240px] print:hidden">
        <LanguageSwitch />
      </SiteFooter>
    </div>
  )
}

/** Beside the text, where there is room; above it on a phone. Plain links: they work without a script. */
function TableOfContents({ sections }: { sections: LegalSection[] }) {
  const { t } = useLingui()
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-8 print:hidden">
      <h2 id="contents" className="text-sm font-semibold tracking-normal text-ink-3">
        <Trans>On this page</Trans>
      </h2>
      <ol className="mt-2 border-s border-line-strong lg:mt-3">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block rounded-e-s border-s-2 border-transparent py-1.5 ps-4 text-[15px] leading-snug text-ink-2 transition-colors hover:border-brand hover:text-ink"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type LegalSection = {
  /** The anchor: others link to it, so it stays. */
  id: string
  title: Message
  body: ReactNode
}
