import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { useSubmit } from '#web/ui/use-submit.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { DialogForm } from './dialog-form.tsx'
import { signOutElsewhere } from './sign-out-elsewhere.ts'

type SignOutElsewhereFormProps = { email: string; onCancel: () => void; onDone: () => void }

export function SignOutElsewhereForm({ email, onCancel, onDone }: SignOutElsewhereFormProps) {
  const { problems, ...form } = useSubmit<'password'>({
    check: ({ password }) => (password === '' ? { password: settingsMessages.currentPasswordMissing } : {}),
    send: async ({ password }) => {
      const refused = await signOutElsewhere(password)
      if (refused) return refused
      onDone()
    },
    fallback: settingsMessages.signingOutFailed,
  })

  return (
    <DialogForm {...form} onCancel={onCancel} submit="Sign out elsewhere">
      <p className="text-ink-2">{settingsMessages.signingOutElsewhere}</p>
      <CurrentPasswordField email={email} problem={problems.password} />
    </DialogForm>
  )
}
