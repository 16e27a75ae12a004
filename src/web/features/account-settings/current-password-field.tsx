import { useLingui } from '@lingui/react/macro'
import type { Message } from '#domain/language/message.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Asks the signed-in user for their password again. */
export function CurrentPasswordField({ email, problem }: { email: string; problem: Message | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <WhoseAccount email={email} />
      <PasswordField
        name="password"
        label={t`Current password`}
        autoComplete="current-password"
        required
        problem={problem}
      />
    </>
  )
}

/** Lets a password manager know which entry a password belongs to. */
export function WhoseAccount({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
