import { useLingui } from '@lingui/react/macro'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { accountMessages } from '#domain/account/account-messages.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { changePassword, type PasswordChange } from './account-api.ts'
import { SettingsForm } from './settings-section.tsx'
import { WhoseAccount } from './current-password-field.tsx'

export function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui()
  const {
    problems,
    failure,
    busy,
    onSubmit,
    result: isChanged,
  } = useFormMutation({
    check: problemsOf,
    call: async (values) => {
      await changePassword(values)
      return true
    },
    onDone: (_, { form, isAsSent }) => isAsSent() && form.reset(),
    fallback: settingsMessages.passwordFailed,
  })

  return (
    <SettingsForm
      onSubmit={onSubmit}
      failure={failure}
      done={isChanged && <Banner tone="good">{t(settingsMessages.passwordChanged)}</Banner>}
      busy={busy}
      submit={t`Change password`}
    >
      <WhoseAccount email={email} />
      <PasswordField
        name="currentPassword"
        label={t`Current password`}
        autoComplete="current-password"
        required
        problem={problems.currentPassword}
      />
      <PasswordField
        name="newPassword"
        label={t`New password`}
        autoComplete="new-password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        problem={problems.newPassword}
      />
      <PasswordField
        name="confirmation"
        label={t`Confirm new password`}
        autoComplete="new-password"
        required
        problem={problems.confirmation}
      />
    </SettingsForm>
  )
}

function problemsOf(values: PasswordChange & { confirmation: string }) {
  const { currentPassword, newPassword, confirmation } = values
  const newProblem =
    newPassword === ''
      ? settingsMessages.newPasswordMissing
      : newPassword.length < MIN_PASSWORD_LENGTH
        ? accountMessages.passwordTooShort
        : newPassword.length > MAX_PASSWORD_LENGTH && accountMessages.passwordTooLong
  const confirmationProblem =
    confirmation === ''
      ? settingsMessages.confirmationMissing
      : confirmation !== newPassword && accountMessages.passwordsDoNotMatch
  return {
    ...(currentPassword === '' && { currentPassword: settingsMessages.currentPasswordMissing }),
    ...(newProblem && { newPassword: newProblem }),
    ...(confirmationProblem && { confirmation: confirmationProblem }),
  }
}
