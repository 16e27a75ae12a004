import { codeAt, stepAt } from '#server/auth/two-factor/totp.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The app on somebody's phone: it was given the key as text. */
export function authenticator(key: string) {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  return { codeOf: (moment: Date) => codeAt(bytes, stepAt(moment)) }
}
