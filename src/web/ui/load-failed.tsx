import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Banner } from './banner.tsx'
import { Button, buttonLook } from './button.tsx'
import { Mark } from './mark.tsx'

export function LoadFailed({ said, retry }: { said: string; retry: () => unknown }) {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="bad" hint={t`Check your connection and try again.`}>
        {said}
      </Banner>
      <Button onClick={() => void retry()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-l border border-line bg-surface px-6 py-16 text-center">
      <Mark className="mx-auto mb-5 h-9 w-[51px] text-line-strong" />
      <h2 className="text-xl">{title}</h2>
      <div className="mx-auto mt-2 max-w-[48ch] text-ink-2">{children}</div>
    </section>
  )
}

/** The page of last resort. Its way home is a full page load: nothing of the broken page may survive. */
export function UnexpectedError() {
  const { t } = useLingui()
  const title = `${t`Unexpected Application Error!`} · Plimsoll`
  // The router renames only pages whose data failed; one that broke while it was drawn would keep its own title.
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-[520px] content-center px-4 py-12 sm:px-8"
    >
      <Mark className="mb-8 h-9 w-[51px] text-brand" />
      <h1 className="text-3xl">
        <Trans>Unexpected Application Error!</Trans>
      </h1>
      <p className="mt-3 text-ink-2">
        <Trans>
          Something broke on this page. What you have already submitted is safe. Reload the page, and if the
          error comes back, start again from the home page.
        </Trans>
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
        <a href="/" className={buttonLook('plain', 'm')}>
          <Trans>Go to home page</Trans>
        </a>
      </div>
    </main>
  )
}
