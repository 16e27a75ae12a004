import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

/** The frame of the legal pages; they read the same for visitors and signed-in users. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader className="mx-auto w-full max-w-[1240px]">
        <span className="flex-1" />
        <span className="max-md:hidden">
          <ThemeSwitch />
        </span>
        <ButtonLink to="/" look="quiet" className="-mr-3">
          <ArrowLeft aria-hidden size={17} />
          Back to Home
        </ButtonLink>
      </SiteHeader>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[720px] flex-1 px-4 py-10 sm:px-8">
        <h1 className="text-[34px] font-heavy tracking-[-0.025em]">{title}</h1>
        <div className="mt-6 text-ink-2 [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-xl [&_h2]:text-ink [&_p]:mb-3">
          {children}
        </div>
      </main>
      <SiteFooter className="mx-auto max-w-[1240px]" />
    </div>
  )
}
