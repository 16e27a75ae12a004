import { MIN_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { isOfOwnWords } from '#domain/account/own-words.ts'
import { Refusal } from '#server/http/refusal.ts'
import common from './common-passwords.json' with { type: 'json' }

/** Made at the first use: most processes that load this file set no password. */
let mostUsed: Set<string> | undefined

/** Of a new password. Accounts that have a worse one go on signing in with it. */
export function demandGoodPassword(password: string, owner: { fullName: string; email: string }) {
  if (password.length < MIN_PASSWORD_LENGTH) throw new Refusal('password-too-short')
  mostUsed ??= new Set(common.passwords.split(' '))
  if (mostUsed.has(password.toLowerCase()) || isMonotonous(password)) throw new Refusal('password-too-common')
  if (isOfOwnWords(password, owner)) throw new Refusal('password-of-own-words')
}

/** One or two characters, however often. */
const isMonotonous = (password: string) => new Set(password.toLowerCase()).size <= 2
