import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { WhoseAccount } from '../whose-account.tsx'
import { DialogForm } from './dialog-form.tsx'
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
  const { problems, failure, busy, onSubmit } = useSubmit<keyof Proof>({ check: problemsOf, send, fallback })
  return (
    <DialogForm
      onSubmit={onSubmit}
      onCancel={onCancel}
      failure={failure}
      busy={busy && 'Checking...'}
      submit={submit}
      {...(look && { look })}
    >
      <p className="text-ink-2">{text}</p>
      <WhoseAccount email={email} />
      <PasswordField
        name="password"
        label="Current password"
        autoComplete="current-password"
        required
        problem={problems.password}
      />
      <CodeField
        name="code"
        label="Code from your app, or a recovery code"
        maxLength={64}
        required
        problem={problems.code}
      />
    </DialogForm>
  )
}

const problemsOf = ({ password, code }: Proof) => ({
  ...(password === '' && { password: settingsMessages.currentPasswordMissing }),
  ...(code.trim() === '' && { code: twoFactorMessages.anyCodeMissing }),
})
