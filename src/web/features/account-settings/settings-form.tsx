import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
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
      {failure ? (
        <Banner tone="bad" hint={failure.hint}>
          {failure.message}
        </Banner>
      ) : (
        done
      )}
      <Button type="submit" look="primary" busy={busy && 'Saving...'} className="justify-self-start">
        {submit}
      </Button>
    </form>
  )
}
