import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { useSubmit } from '#web/ui/use-submit.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { beginSetUp, type SetUp } from './switch-two-factor.ts'

type PasswordStepProps = { email: string; onCancel: () => void; onBegun: (setUp: SetUp) => void }

export function PasswordStep({ email, onCancel, onBegun }: PasswordStepProps) {
  const { problems, ...form } = useSubmit<'password'>({
    check: ({ password }) => (password === '' ? { password: settingsMessages.currentPasswordMissing } : {}),
    send: async ({ password }) => {
      const begun = await beginSetUp(password)
      if (!('setUp' in begun)) return begun
      onBegun(begun)
    },
    fallback: twoFactorMessages.setUpFailed,
  })

  return (
    <DialogForm {...form} onCancel={onCancel} submit="Continue">
      <p className="text-ink-2">{twoFactorMessages.whichApp}</p>
      <CurrentPasswordField email={email} problem={problems.password} />
    </DialogForm>
  )
}
