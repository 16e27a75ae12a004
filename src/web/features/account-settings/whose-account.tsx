/** Lets a password manager know which entry a password belongs to. */
export function WhoseAccount({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
