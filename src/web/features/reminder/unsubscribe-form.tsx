import { Trans, useLingui } from '@lingui/react/macro'
import type { Message } from '#domain/language/message.ts'
import { unsubscribeMessages } from '#domain/reminder/reminder-messages.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { unsubscribe } from './reminder-api.ts'

type UnsubscribeFormProps = { token: string; words: Record<'question' | 'done' | 'doneNext', Message> }

/** A button and not the opening of the link: programs that look through mails open what they find there. */
export function UnsubscribeForm({ token, words }: UnsubscribeFormProps) {
  const { t } = useLingui()
  const { failure, busy, onSubmit, result } = useFormMutation({
    call: () => unsubscribe(token),
    fallback: unsubscribeMessages.failed,
  })
  if (result)
    return (
      <Banner tone="good" hint={t(words.doneNext)}>
        {t(words.done)}
      </Banner>
    )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p className="text-ink-2">{t(words.question)}</p>
      <FailureBanner failure={failure} />
      <Button type="submit" look="primary" size="l" busy={busy && t`Saving...`}>
        <Trans>Stop these mails</Trans>
      </Button>
    </form>
  )
}
