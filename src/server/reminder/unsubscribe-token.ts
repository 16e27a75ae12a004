import { sign, signedValue } from '#server/auth/signed-value.ts'
import type { Keys } from '#server/process/keys.ts'

/**
 * Says whose reminders end, to whoever has a mail of theirs: it works without signing in, in mails of any age, and is stored
 * nowhere.
 */
export const unsubscribeToken = (athleteId: string, keys: Keys) =>
  Buffer.from(sign(athleteId, keys.of('unsubscribe'))).toString('base64url')

/** The account it was made for, if it is one of ours. */
export const athleteOf = (token: string, keys: Keys): string | null =>
  signedValue(Buffer.from(token, 'base64url').toString(), keys.accepted('unsubscribe'))
