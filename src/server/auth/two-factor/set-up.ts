import { randomBytes } from 'node:crypto'
import type { Keys } from '#server/process/keys.ts'
import { APP_ALPHABET, base32 } from './recovery-codes.ts'
import { seal, unseal } from './sealed.ts'

/** As long as the hash that is used, as RFC 4226 recommends: 32 characters. */
const KEY_BYTES = 20
const LIFETIME_MS = 30 * 60 * 1000
const TIME_BYTES = 8

type Owner = { id: string; email: string }

/** A new key, and the same sealed: nothing is stored until a code shows that an app has it. */
export function beginSetUp(keys: Keys, { id, email }: Owner, now: Date) {
  const bytes = randomBytes(KEY_BYTES)
  const key = base32(bytes, APP_ALPHABET)
  const expiresAt = Buffer.alloc(TIME_BYTES)
  expiresAt.writeBigUInt64BE(BigInt(now.getTime() + LIFETIME_MS))
  const setUp = seal(Buffer.concat([expiresAt, bytes]), keys.of('two-factor-set-up'), id)
  return { key, link: linkOf(key, email), setUp }
}

/** The key of a set-up, unless it is too old or somebody else's. */
export function keyOfSetUp(keys: Keys, accountId: string, setUp: string, now: Date): Buffer | null {
  const opened = unseal(setUp, keys.accepted('two-factor-set-up'), accountId)
  if (!opened || opened.readBigUInt64BE() <= BigInt(now.getTime())) return null
  return opened.subarray(TIME_BYTES)
}

/** What the QR code says, as authenticator apps have agreed on. */
function linkOf(key: string, email: string): string {
  const query = new URLSearchParams({ secret: key, issuer: 'Plimsoll', algorithm: 'SHA1' })
  return `otpauth://totp/Plimsoll:${encodeURIComponent(email)}?${query}&digits=6&period=30`
}
