import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { useSubmit } from '#web/ui/use-submit.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { DialogForm } from '../dialog-form.tsx'
import { ProofCodeField } from './code-if-on.tsx'
import type { Proof, RefusedProof } from './refused-proof.ts'

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
