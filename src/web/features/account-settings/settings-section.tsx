import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import type { Failure } from '#web/ui/refused.ts'

type SettingsSectionProps = { id?: string; title: string; text?: ReactNode; children?: ReactNode }

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 className="text-[19px]">{title}</h2>
        {text && (
          <div className="mt-1 max-w-[60ch] text-[15px] text-ink-2 [overflow-wrap:anywhere]">{text}</div>
        )}
      </div>
      {children && <div>{children}</div>}
    </section>
  )
}

type SettingsFormProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  failure: Failure | undefined
  /** What has just been done. */
  done: ReactNode
  busy: boolean
  submit: string
  children: ReactNode
}

/** One part of the account, saved by itself. */
export function SettingsForm({ onSubmit, failure, done, busy, submit, children }: SettingsFormProps) {
  const { t } = useLingui()
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      {failure ? <FailureBanner failure={failure} /> : done}
      <Button type="submit" look="primary" busy={busy && t`Saving...`} className="justify-self-start">
        {submit}
      </Button>
    </form>
  )
}

/** A plain link: the browser shows how far the download is, and goes on with it whichever page is open. */
export function YourData() {
  return (
    <a href="/api/account/export" download className={buttonLook('plain', 'm')}>
      <Download aria-hidden size={17} />
      <Trans>Download my data</Trans>
    </a>
  )
}
