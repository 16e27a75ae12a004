const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** On the reader's own calendar and clock. */
export function expiryLabel(expiresAt: string): { date: string; time: string } {
  const at = new Date(expiresAt)
  return { date: date.format(at), time: time.format(at) }
}
