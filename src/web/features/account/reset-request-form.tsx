import { useState } from 'react'
import { accountMessages } from '#domain/account/account-messages.ts'
import { mailedLinkMessages } from '#domain/account/mailed-link-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, failureOf } from '#web/api/reply.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { fieldProblems } from './field-problems.ts'

export function ResetRequestForm() {
  const [requested, setRequested] = useState(false)
  const { problems, failure, busy, onSubmit } = useSubmit<'email'>({
    check: (_, form) => fieldProblems(form),
    send: async ({ email }) => {
      setRequested(false)
      const answer = await ask(api['password-resets'].$post({ json: { email: email.trim() } }))
      // The server knows more addresses that cannot be than a browser does.
      if (answer !== 'unreachable' && answer.status === 400) {
        return { problems: { email: accountMessages.ours.emailMalformed } }
      }
      if (answer === 'unreachable' || !answer.ok) {
        return { failure: await failureOf(answer, mailedLinkMessages.resetRequestFailed) }
      }
      setRequested(true)
    },
    fallback: mailedLinkMessages.resetRequestFailed,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      {requested && (
        <Banner tone="good" hint={mailedLinkMessages.ours.resetSpamHint}>
          {mailedLinkMessages.ours.resetRequested}
        </Banner>
      )}
      <Field name="email" label="Email" type="email" autoComplete="email" required problem={problems.email} />
      <Button type="submit" look="primary" size="l" busy={busy && 'Sending...'}>
        Send Reset Instructions
      </Button>
      <p className="text-[15px]">
        <TextLink to="/login">Back to Sign in</TextLink>
      </p>
    </form>
  )
}
