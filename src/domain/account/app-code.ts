/** The six digits an authenticator app shows, out of how they were typed; null if that is something else. */
export function appCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
