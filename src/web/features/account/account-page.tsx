import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

type AccountPageProps = { title: string; lead?: string; beside?: ReactNode; children: ReactNode }

/** The frame of the account screens: the form, and optionally something beside it (below it on a phone). */
export function AccountPage({ title, lead, beside, children }: AccountPageProps) {
  return (
    <div className={`visitor-page min-h-dvh ${beside ? 'lg:grid lg:grid-cols-2' : ''}`}>
      <div className="flex min-h-dvh flex-col max-lg:min-h-[calc(100dvh-3rem)]">
        <SiteHeader>
          <span className="flex-1" />
          <span className="max-md:hidden">
            <ThemeSwitch />
          </span>
          <ButtonLink to="/" look="quiet" className="-mr-3">
            <ArrowLeft aria-hidden size={17} />
            Back to Home
          </ButtonLink>
        </SiteHeader>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[468px] flex-1 flex-col justify-center px-4 py-10 sm:px-8"
        >
          <h1 className="text-[34px] font-heavy tracking-[-0.025em]">{title}</h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
        </main>
        <SiteFooter />
      </div>
      {beside}
    </div>
  )
}
