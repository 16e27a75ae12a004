import type { ReactNode } from 'react'
import { LoadLineScene } from '#web/ui/load-line-scene.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { Advertised } from './advertised.tsx'

type AccountPageProps = { title: string; lead?: string; advertised?: boolean; children: ReactNode }

/** The frame of the account screens: the form and, where asked for, the offer beside it (below it on a phone). */
export function AccountPage({ title, lead, advertised = false, children }: AccountPageProps) {
  const columns = advertised ? 'lg:grid lg:grid-cols-2 lg:grid-rows-[1fr_auto]' : ''
  return (
    <div className={`visitor-page flex min-h-dvh flex-col ${columns}`}>
      <div className="flex flex-1 flex-col">
        <SiteHeader />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[468px] flex-1 flex-col justify-center px-4 py-12 sm:px-8"
        >
          <h1 className="text-[34px] font-heavy tracking-[-0.025em]">{title}</h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
        </main>
      </div>
      {advertised ? <Advertised /> : <LoadLineScene className="aspect-[2] w-full sm:aspect-[1140/196]" />}
      <SiteFooter className="lg:col-start-1" />
    </div>
  )
}
