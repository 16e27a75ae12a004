import { useState } from 'react'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { ProofCodeField } from './code-if-on.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type Proof, type RefusedProof, renewRecoveryCodes } from './two-factor-api.ts'

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

type ProofFormProps = {
  email: string
  text: string
  submit: string
  look?: 'primary' | 'danger'
  fallback: string
  onCancel: () => void
  send: (proof: Proof) => Promise<RefusedProof | undefined>
}

/** The password and a code, for what weakens or replaces the second step. */
export function ProofForm({ email, text, submit, look, fallback, onCancel, send }: ProofFormProps) {
  const { problems, ...form } = useSubmit<keyof Proof>({ check: problemsOf, send, fallback })
  return (
    <DialogForm {...form} onCancel={onCancel} submit={submit} {...(look && { look })}>
      <p className="text-ink-2">{text}</p>
      <CurrentPasswordField email={email} problem={problems.password} />
      <ProofCodeField problem={problems.code} />
    </DialogForm>
  )
}

const problemsOf = ({ password, code }: Proof) => ({
  ...(password === '' && { password: settingsMessages.currentPasswordMissing }),
  ...(code.trim() === '' && { code: twoFactorMessages.anyCodeMissing }),
})
