import { useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import type { Failure } from '#web/ui/refused.ts'

type DialogFormProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  failure: Failure | undefined
  busy: boolean
  busyText?: string
  submit: string
  cancel?: string
  look?: 'primary' | 'danger'
  children: ReactNode
}

/** The one form of a dialog. */
export function DialogForm(props: DialogFormProps) {
  const { t } = useLingui()
  const { onSubmit, onCancel, failure, busy, busyText, submit, cancel, look = 'primary', children } = props
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancel ?? t`Cancel`}</Button>
        <Button type="submit" look={look} busy={busy && (busyText ?? t`Checking...`)}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
