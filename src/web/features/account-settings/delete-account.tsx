import { useState } from 'react'
import type { Role } from '#domain/account/role.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeletionForm } from './deletion-form.tsx'

type DeleteAccountProps = { email: string; role: Role; onDeleted: () => Promise<void> }

export function DeleteAccount({ email, role, onDeleted }: DeleteAccountProps) {
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={isAsked} onClose={close}>
        <DeletionForm email={email} role={role} onCancel={close} onDeleted={onDeleted} />
      </Dialog>
    </>
  )
}
