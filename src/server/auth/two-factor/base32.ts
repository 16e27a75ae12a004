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
