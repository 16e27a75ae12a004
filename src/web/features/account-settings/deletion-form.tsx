import type { Role } from '#domain/account/role.ts'
import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { WhatGoes } from './what-goes.tsx'
import { WhoseAccount } from './whose-account.tsx'

type DeletionFormProps = {
  email: string
  role: Role
  onCancel: () => void
  onDeleted: () => Promise<void>
}

export function DeletionForm({ email, role, onCancel, onDeleted }: DeletionFormProps) {
  const { problems, failure, busy, onSubmit } = useSubmit<'password'>({
    check: ({ password }) => (password === '' ? { password: settingsMessages.currentPasswordMissing } : {}),
    send: async ({ password }) => {
      const refused = await deleteOwnAccount(password)
      if (refused) return refused
      await onDeleted()
    },
    fallback: settingsMessages.deletionFailed,
  })

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p className="text-ink-2">{settingsMessages.deletionIsFinal}</p>
      <WhatGoes role={role} />
      <WhoseAccount email={email} />
      <PasswordField
        name="password"
        label="Current password"
        autoComplete="current-password"
        required
        problem={problems.password}
      />
      {failure && (
        <Banner tone="bad" hint={failure.hint}>
          {failure.message}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" look="danger" busy={busy && 'Deleting...'}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
