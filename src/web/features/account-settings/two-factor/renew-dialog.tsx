import { useState } from 'react'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { renewRecoveryCodes } from './switch-two-factor.ts'

type RenewDialogProps = { email: string; open: boolean; onClose: () => void }

export function RenewDialog({ email, open, onClose }: RenewDialogProps) {
  const [codes, setCodes] = useState<string[]>()
  return (
    <Dialog
      title={codes ? 'Your recovery codes' : 'New recovery codes'}
      open={open}
      // Codes that are shown once are not dismissed by a slip.
      {...(!codes && { onClose })}
      onClosed={() => setCodes(undefined)}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onSaved={onClose} />
      ) : (
        <ProofForm
          email={email}
          text={twoFactorMessages.renewing}
          submit="Make new codes"
          fallback={twoFactorMessages.renewFailed}
          onCancel={onClose}
          send={async (proof) => {
            const renewed = await renewRecoveryCodes(proof)
            if (!Array.isArray(renewed)) return renewed
            setCodes(renewed)
          }}
        />
      )}
    </Dialog>
  )
}
