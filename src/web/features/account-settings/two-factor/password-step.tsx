import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { WhoseAccount } from '../whose-account.tsx'
import { DialogForm } from './dialog-form.tsx'
import { beginSetUp, type SetUp } from './switch-two-factor.ts'

type PasswordStepProps = { email: string; onCancel: () => void; onBegun: (setUp: SetUp) => void }

export function PasswordStep({ email, onCancel, onBegun }: PasswordStepProps) {
  const { problems, failure, busy, onSubmit } = useSubmit<'password'>({
    check: ({ password }) => (password === '' ? { password: settingsMessages.currentPasswordMissing } : {}),
    send: async ({ password }) => {
      const begun = await beginSetUp(password)
      if (!('setUp' in begun)) return begun
      onBegun(begun)
    },
    fallback: twoFactorMessages.setUpFailed,
  })

  return (
    <DialogForm
      onSubmit={onSubmit}
      onCancel={onCancel}
      failure={failure}
      busy={busy && 'Checking...'}
      submit="Continue"
    >
      <p className="text-ink-2">{twoFactorMessages.whichApp}</p>
      <WhoseAccount email={email} />
      <PasswordField
        name="password"
        label="Current password"
        autoComplete="current-password"
        required
        problem={problems.password}
      />
    </DialogForm>
  )
}
