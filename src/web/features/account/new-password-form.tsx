import { Trans, useLingui } from '@lingui/react/macro'
import { MIN_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { accountMessages } from '#domain/account/account-messages.ts'
import { mailedLinkMessages } from '#domain/account/mailed-link-messages.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { fieldProblems } from './field-problems.ts'
import { type RecoveryEnd, RecoveryOver, setPassword } from './recovery-api.ts'

type NewPasswordFormProps = {
  token: string | null
  /** The password is set, or this link or session cannot set one any more. */
  onEnd: (end: RecoveryEnd) => void
}

export function NewPasswordForm({ token, onEnd }: NewPasswordFormProps) {
  const { t } = useLingui()
  const { problems, failure, busy, onSubmit, result } = useFormMutation<
    'newPassword' | 'confirmation',
    'updated'
  >({
    check: ({ newPassword, confirmation }, form) => {
      const found = fieldProblems<'newPassword' | 'confirmation'>(form)
      if (newPassword && newPassword.length < MIN_PASSWORD_LENGTH) {
        found.newPassword = accountMessages.passwordTooShort
      }
      if (confirmation && confirmation !== newPassword)
        found.confirmation = accountMessages.passwordsDoNotMatch
      return found
    },
    call: ({ newPassword }) =>
      setPassword(newPassword, token).catch((error: unknown) => {
        if (error instanceof RecoveryOver) onEnd('not-allowed')
        throw error
      }),
    onDone: onEnd,
    fallback: mailedLinkMessages.passwordUpdateFailed,
  })

  if (result) return <Banner tone="good">{t(mailedLinkMessages.passwordUpdated)}</Banner>
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureBanner failure={failure} />
      <PasswordField
        name="newPassword"
        label={t`New Password`}
        autoComplete="new-password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        problem={problems.newPassword}
      />
      <PasswordField
        name="confirmation"
        label={t`Confirm New Password`}
        autoComplete="new-password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        problem={problems.confirmation}
      />
      <Button type="submit" look="primary" size="l" busy={busy && t`Updating...`}>
        <Trans>Update Password</Trans>
      </Button>
    </form>
  )
}
