import { createHash, randomBytes } from 'node:crypto'

const RECOVERY_CODES = 10
/** 120 bits: too many to be guessed, also from the hashes, so that these need neither salt nor cost (ASVS 6.5.2). */
const BYTES = 15

export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const characters = base32(randomBytes(BYTES), TYPED_ALPHABET)
    return characters.match(/.{6}/g)!.join('-')
  })
  return { codes, hashes: codes.map(recoveryHash) }
}

/** Of a code however it was typed: in capitals, with other gaps, with letters for the digits they look like. */
export function recoveryHash(typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return createHash('sha256').update(code).digest('base64url')
}

/** RFC 4648, section 6, what authenticator apps take. */
export const APP_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Crockford's, without letters that look like others, for what people type. */
export const TYPED_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const BITS = 5

/** Five bits a character, of a whole number of them. */
export function base32(bytes: Buffer, alphabet: string): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const characters = Array.from({ length: bits.length / BITS }, (_, index) =>
    alphabet.charAt(Number.parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  )
  return characters.join('')
}
