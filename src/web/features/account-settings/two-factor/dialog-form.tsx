import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Failure } from '#web/ui/use-submit.ts'

type DialogFormProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  failure: Failure | undefined
  busy: string | false
  submit: string
  look?: 'primary' | 'danger'
  children: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { onSubmit, onCancel, failure, busy, submit, look = 'primary', children } = props
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      {failure && (
        <Banner tone="bad" hint={failure.hint}>
          {failure.message}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look={look} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
