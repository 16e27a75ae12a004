import { hkdfSync } from 'node:crypto'
import type { Config } from './config.ts'

const PURPOSES = [
  'session',
  'second-step',
  'known-device',
  'email-confirmation',
  'two-factor-key',
  'two-factor-set-up',
  'rate-limit',
  'insight',
  'unsubscribe',
  'unsubscribe-digest',
  'push',
] as const
type Purpose = (typeof PURPOSES)[number]

export type Keys = {
  /** The key that signs or seals whatever is new. */
  of: (purpose: Purpose) => string
  /** The keys that stored values may have been made with: the present one, then that of the secret before. */
  accepted: (purpose: Purpose) => string[]
  /** The secrets themselves, with which session cookies were signed before each purpose had a key. */
  beforePurposes: string[]
}

/** A key of its own for each purpose, so that what was made for one never counts for another. */
export function createKeys({
  authSecret,
  authSecretPrevious,
}: Pick<Config, 'authSecret' | 'authSecretPrevious'>): Keys {
  const secrets = authSecretPrevious ? [authSecret, authSecretPrevious] : [authSecret]
  const keys = new Map(
    PURPOSES.map((purpose) => [purpose, secrets.map((secret) => derivedKey(secret, purpose))]),
  )
  return {
    of: (purpose) => keys.get(purpose)![0]!,
    accepted: (purpose) => keys.get(purpose)!,
    beforePurposes: secrets,
  }
}

/** HKDF of RFC 5869 without a salt, which a secret of full entropy does not need. */
const derivedKey = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')
