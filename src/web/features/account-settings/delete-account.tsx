import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '#domain/account/role.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { deleteOwnAccount, holdingsQuery } from './account-api.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { DialogForm } from './dialog-form.tsx'
import { CodeIfOn } from './two-factor/code-if-on.tsx'
import type { Proof } from './two-factor/two-factor-api.ts'

type DeleteAccountProps = { email: string; role: Role; onDeleted: () => Promise<void> }

export function DeleteAccount({ email, role, onDeleted }: DeleteAccountProps) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog title={t`Delete your account?`} open={isAsked} onClose={close}>
        <DeletionForm email={email} role={role} onCancel={close} onDeleted={onDeleted} />
      </Dialog>
    </>
  )
}

type DeletionFormProps = {
  email: string
  role: Role
  onCancel: () => void
  onDeleted: () => Promise<void>
}

function DeletionForm({ email, role, onCancel, onDeleted }: DeletionFormProps) {
  const { t } = useLingui()
  const { problems, ...form } = useFormMutation<keyof Proof, void>({
    check: ({ password, code }: Partial<Proof>) => ({
      ...(password === '' && { password: settingsMessages.currentPasswordMissing }),
      ...(code?.trim() === '' && { code: twoFactorMessages.anyCodeMissing }),
    }),
    call: deleteOwnAccount,
    onDone: onDeleted,
    fallback: settingsMessages.deletionFailed,
  })

  return (
    <DialogForm
      {...form}
      busyText={t`Deleting...`}
      onCancel={onCancel}
      cancel={t`Keep my account`}
      submit={t`Delete for good`}
      look="danger"
    >
      <p className="text-ink-2">{t(settingsMessages.deletionIsFinal)}</p>
      <WhatGoes role={role} />
      <CurrentPasswordField email={email} problem={problems.password} />
      <CodeIfOn problem={problems.code} />
    </DialogForm>
  )
}

/** What the deletion destroys and what it leaves, with the numbers as soon as they are there. */
function WhatGoes({ role }: { role: Role }) {
  const { t } = useLingui()
  const { data } = useQuery(holdingsQuery)
  const lines = settingsMessages.whatGoes[role](data).map((line) => t(line))
  return (
    <ul className="grid list-disc gap-1.5 ps-5 text-[15px] text-ink-2 marker:text-ink-3">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
