import { useLingui } from '@lingui/react/macro'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { changeEmail, type EmailChange } from './account-api.ts'
import { SettingsForm } from './settings-section.tsx'
import { CodeIfOn } from './two-factor/code-if-on.tsx'

export function EmailForm({ email }: { email: string }) {
  const { t } = useLingui()
  const {
    problems,
    failure,
    busy,
    onSubmit,
    result: done,
  } = useFormMutation({
    check: (values: EmailChange, form) => problemsOf(values, form, email),
    call: changeEmail,
    onDone: (_, { form, isAsSent }) => isAsSent() && form.reset(),
    fallback: settingsMessages.emailFailed,
  })

  return (
    <SettingsForm
      onSubmit={onSubmit}
      failure={failure}
      done={
        done && (
          <Banner tone={done.next === 'changed' ? 'good' : 'notice'}>
            {t(
              done.next === 'changed'
                ? settingsMessages.emailChanged(done.email)
                : settingsMessages.emailPending(done.email),
            )}
          </Banner>
        )
      }
      busy={busy}
      submit={t`Change email`}
    >
      <Field
        name="email"
        label={t`New email`}
        type="email"
        autoComplete="email"
        required
        problem={problems.email}
      />
      <PasswordField
        name="password"
        label={t`Current password`}
        autoComplete="current-password"
        required
        problem={problems.password}
      />
      <CodeIfOn problem={problems.code} />
    </SettingsForm>
  )
}

function problemsOf({ email, password, code }: EmailChange, form: HTMLFormElement, current: string) {
  const field = form.elements.namedItem('email')
  const isMalformed = field instanceof HTMLInputElement && field.validity.typeMismatch
  const isUnchanged = email.trim().toLowerCase() === current
  const emailProblem =
    email.trim() === ''
      ? settingsMessages.emailMissing
      : isMalformed
        ? settingsMessages.emailMalformed
        : isUnchanged && settingsMessages.emailUnchanged
  return {
    ...(emailProblem && { email: emailProblem }),
    ...(password === '' && { password: settingsMessages.currentPasswordMissing }),
    ...(code?.trim() === '' && { code: twoFactorMessages.anyCodeMissing }),
  }
}
