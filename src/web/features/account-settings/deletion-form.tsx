import type { Role } from '#domain/account/role.ts'
import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { useSubmit } from '#web/ui/use-submit.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { deleteOwnAccount } from './delete-own-account.ts'
import { DialogForm } from './dialog-form.tsx'
import { CodeIfOn } from './two-factor/code-if-on.tsx'
import type { Proof } from './two-factor/refused-proof.ts'
import { WhatGoes } from './what-goes.tsx'

type DeletionFormProps = {
  email: string
  role: Role
  onCancel: () => void
  onDeleted: () => Promise<void>
}

export function DeletionForm({ email, role, onCancel, onDeleted }: DeletionFormProps) {
  const { problems, ...form } = useSubmit<keyof Proof>({
    check: ({ password, code }: Partial<Proof>) => ({
      ...(password === '' && { password: settingsMessages.currentPasswordMissing }),
      ...(code?.trim() === '' && { code: twoFactorMessages.anyCodeMissing }),
    }),
    send: async (proof) => {
      const refused = await deleteOwnAccount(proof)
      if (refused) return refused
      await onDeleted()
    },
    fallback: settingsMessages.deletionFailed,
  })

  return (
    <DialogForm
      {...form}
      busyText="Deleting..."
      onCancel={onCancel}
      cancel="Keep my account"
      submit="Delete for good"
      look="danger"
    >
      <p className="text-ink-2">{settingsMessages.deletionIsFinal}</p>
      <WhatGoes role={role} />
      <CurrentPasswordField email={email} problem={problems.password} />
      <CodeIfOn problem={problems.code} />
    </DialogForm>
  )
}
