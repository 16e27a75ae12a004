const UNITS: [name: string, sec: number][] = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
]

/** How long to wait, never less than it takes: 'a minute', '15 minutes', '2 hours', '3 days'. */
export function waitText(waitSec: number): string {
  const [name, sec] = UNITS.find(([, unitSec]) => waitSec > unitSec) ?? UNITS.at(-1)!
  const units = Math.ceil(waitSec / sec)
  return units === 1 ? `a ${name}` : `${units} ${name}s`
}

/** What a visitor or user reads who has tried too often. */
export const limitMessages = {
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  tryAgainIn: (waitSec: number) => `Too many attempts. Please try again in ${waitText(waitSec)}.`,
  resetInstead: 'If it cannot wait, reset your password: with the link we mail you, you can sign in at once.',
  recoveryCodeInstead: 'A recovery code works at once.',
  newestMailInstead: 'The newest mail from us in your mailbox has a link that works.',
  tooManyStreams: 'Too many pages are open at once. Please close some of them.',
  busy: 'Very many people are signing in right now. Please try again in a few seconds.',
} as const
