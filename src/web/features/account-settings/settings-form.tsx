import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FailureBanner } from '#web/ui/failure-banner.tsx'
import type { Failure } from '#web/ui/use-submit.ts'

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
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      {failure ? <FailureBanner failure={failure} /> : done}
      <Button type="submit" look="primary" busy={busy && 'Saving...'} className="justify-self-start">
        {submit}
      </Button>
    </form>
  )
}
