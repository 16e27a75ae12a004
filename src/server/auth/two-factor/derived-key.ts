import { hkdfSync } from 'node:crypto'

/** A key of its own for each purpose, so that what was made for one never counts for another. */
export function derivedKey(
  secret: string,
  purpose: 'email-confirmation' | 'two-factor-key' | 'two-factor-set-up' | 'second-step' | 'known-device',
) {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
