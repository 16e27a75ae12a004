import { PasswordField } from '#web/ui/password-field.tsx'
import { WhoseAccount } from './whose-account.tsx'

/** Asks again for the password of whoever is signed in. */
export function CurrentPasswordField({ email, problem }: { email: string; problem: string | undefined }) {
  return (
    <>
      <WhoseAccount email={email} />
      <PasswordField
        name="password"
        label="Current password"
        autoComplete="current-password"
        required
        problem={problem}
      />
    </>
  )
}
