import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { MAX_REPLY_LENGTH, replyProblem } from '#domain/day-reply/day-reply.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'

type ReplyFormProps = {
  label: string
  /** Who will read it. */
  hint: string
  send: (text: string) => Promise<void>
  onDone: () => void
}

/** A short text; what could not be sent stays in its field. */
export function ReplyForm({ label, hint, send, onDone }: ReplyFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { problems, failure, busy, onSubmit } = useFormMutation<'text', void>({
    check: ({ text }) => {
      const problem = replyProblem(text)
      return problem ? { text: problem } : {}
    },
    call: ({ text }) => send(text),
    onDone,
    fallback: replyMessages.notSent,
  })
  // It was asked for with a button, which it takes the place of.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form ref={form} noValidate aria-label={label} onSubmit={onSubmit} className="mt-3 grid max-w-xl gap-3">
      <TextAreaField name="text" label={label} maxLength={MAX_REPLY_LENGTH} problem={problems.text} />
      <p className="-mt-1 text-sm text-ink-3">{hint}</p>
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy && t`Sending...`}>
          <Trans>Send</Trans>
        </Button>
        <Button look="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
