import { Trans, useLingui } from '@lingui/react/macro'
import { accountMessages } from '#domain/account/account-messages.ts'
import { mailedLinkMessages } from '#domain/account/mailed-link-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { fieldProblems } from './field-problems.ts'

export function ResetRequestForm() {
  const { t } = useLingui()
  const {
    problems,
    failure,
    busy,
    onSubmit,
    result: requested,
  } = useFormMutation({
    check: (_: { email: string }, form) => fieldProblems<'email'>(form),
    call: requestReset,
    fallback: mailedLinkMessages.resetRequestFailed,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      {requested && (
        <Banner tone="good" hint={t(mailedLinkMessages.resetSpamHint)}>
          {t(mailedLinkMessages.resetRequested)}
        </Banner>
      )}
      <Field
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="email"
        required
        problem={problems.email}
      />
      <Button type="submit" look="primary" size="l" busy={busy && t`Sending...`}>
        <Trans>Send Reset Instructions</Trans>
      </Button>
      <p className="text-[15px]">
        <TextLink to="/login">
          <Trans>Back to Sign in</Trans>
        </TextLink>
      </p>
    </form>
  )
}

async function requestReset({ email }: { email: string }): Promise<true> {
  const answer = await ask(api['password-resets'].$post({ json: { email: email.trim() } }))
  if (answer !== 'unreachable' && answer.ok) return true
  throw await refusedBy(
    answer,
    mailedLinkMessages.resetRequestFailed,
    { 'invalid-input': 'email' },
    // The server knows more addresses that cannot be than a browser does.
    { 'invalid-input': accountMessages.emailMalformed },
  )
}
