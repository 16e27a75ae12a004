import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SetUp } from './switch-two-factor.ts'

type SetUpDialogProps = {
  email: string
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function SetUpDialog({ email, open, onClose, onDone }: SetUpDialogProps) {
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<string[]>()
  const forget = () => {
    setSetUp(undefined)
    setCodes(undefined)
  }
  return (
    <Dialog
      title={codes ? 'Your recovery codes' : 'Set up two-step sign-in'}
      open={open}
      // Codes that are shown once are not dismissed by a slip.
      {...(!codes && { onClose })}
      onClosed={forget}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onSaved={onDone} />
      ) : setUp ? (
        <CodeStep setUp={setUp} onCancel={onClose} onSwitchedOn={setCodes} />
      ) : (
        <PasswordStep email={email} onCancel={onClose} onBegun={setSetUp} />
      )}
    </Dialog>
  )
}
