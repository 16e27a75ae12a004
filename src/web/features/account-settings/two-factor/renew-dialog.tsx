import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { ProofCodeField } from './code-if-on.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type Proof, renewRecoveryCodes } from './two-factor-api.ts'

type RenewDialogProps = { email: string; open: boolean; onClose: () => void }

export function RenewDialog({ email, open, onClose }: RenewDialogProps) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Dialog
      title={codes ? t`Your recovery codes` : t`New recovery codes`}
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
          text={t(twoFactorMessages.renewing)}
          submit={t`Make new codes`}
          fallback={twoFactorMessages.renewFailed}
          onCancel={onClose}
          call={renewRecoveryCodes}
          onDone={setCodes}
        />
      )}
    </Dialog>
  )
}

type ProofFormProps<Result> = {
  email: string
  text: string
  submit: string
  look?: 'primary' | 'danger'
  fallback: Message
  onCancel: () => void
  call: (proof: Proof) => Promise<Result>
  onDone: (result: Result) => void
}

/** The password and a code, for what weakens or replaces the second step. */
export function ProofForm<Result>(props: ProofFormProps<Result>) {
  const { email, text, submit, look, fallback, onCancel, call, onDone } = props
  const { problems, ...form } = useFormMutation({ check: problemsOf, call, onDone, fallback })
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
