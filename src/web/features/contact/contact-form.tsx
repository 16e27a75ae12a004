import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import {
  MAX_CONTACT_EMAIL_LENGTH,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from '#domain/contact/contact-limits.ts'
import { contactMessages } from '#domain/contact/contact-messages.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { usePassingNews } from '#web/ui/use-passing-news.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import {
  type ContactField,
  contactProblems,
  isIncomplete,
  type KeyedMessage,
  keyFor,
  sendMessage,
} from './contact-api.ts'

const sentShownForMs = 5000

/** On a phone the button may be the last thing in view. */
const scrollTo = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'nearest' })

export function ContactForm() {
  const { t } = useLingui()
  const { news, tell } = usePassingNews(sentShownForMs)
  const lastTry = useRef<KeyedMessage>(null)
  const { problems, failure, busy, onSubmit } = useFormMutation<ContactField | 'subject', void>({
    check: contactProblems,
    call: (values) => {
      lastTry.current = keyFor(values, lastTry.current)
      return sendMessage({ ...values, key: lastTry.current.key })
    },
    onDone: (_, { form, isAsSent }) => {
      lastTry.current = null
      if (isAsSent()) form.reset()
      tell(contactMessages.sent)
    },
    fallback: contactMessages.failed,
  })
  const incomplete = isIncomplete(problems)

  return (
    <form noValidate aria-label={t`Contact`} onSubmit={onSubmit} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <Field
          name="name"
          label={t`Name`}
          autoComplete="name"
          required
          maxLength={MAX_CONTACT_NAME_LENGTH}
          problem={problems.name}
        />
        <Field
          name="email"
          label={t`Email`}
          type="email"
          autoComplete="email"
          required
          maxLength={MAX_CONTACT_EMAIL_LENGTH}
          problem={problems.email}
        />
      </div>
      <TextAreaField
        name="message"
        label={t`Message`}
        required
        maxLength={MAX_CONTACT_MESSAGE_LENGTH}
        problem={problems.message}
      />
      {/* For programs that fill in whatever they find; no browser fills in a subject by itself. */}
      <div hidden>
        <Field name="subject" label={t`Leave this empty`} autoComplete="off" tabIndex={-1} />
      </div>
      <Button
        type="submit"
        look="primary"
        size="l"
        busy={busy && t(contactMessages.sending)}
        className="sm:justify-self-start"
      >
        <Trans>Send Message</Trans>
      </Button>
      {/* Below the button, and with its place kept: nothing moves under the finger. */}
      <div className="min-h-17">
        {incomplete && <Banner tone="bad">{t(contactMessages.incomplete)}</Banner>}
        {!busy && failure && (
          <div ref={scrollTo} className="scroll-mb-6">
            <FailureBanner failure={failure} />
          </div>
        )}
        {!busy && !failure && !incomplete && news && (
          <div ref={scrollTo} className="scroll-mb-6">
            <Banner tone="good">{t(news)}</Banner>
          </div>
        )}
      </div>
    </form>
  )
}
