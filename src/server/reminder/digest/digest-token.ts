import { sign, signedValue } from '#server/auth/signed-value.ts'
import type { Keys } from '#server/process/keys.ts'

type OfStaff = { accountId: string; teamId: string }

/** Says whose digests of which team end, as that of a reminder does (../unsubscribe-token.ts); neither counts for the other. */
export const digestToken = ({ accountId, teamId }: OfStaff, keys: Keys) =>
  Buffer.from(sign(`${accountId}:${teamId}`, keys.of('unsubscribe-digest'))).toString('base64url')

export function digestOf(token: string, keys: Keys): OfStaff | null {
  const signed = signedValue(Buffer.from(token, 'base64url').toString(), keys.accepted('unsubscribe-digest'))
  const [accountId, teamId] = signed?.split(':') ?? []
  return accountId && teamId ? { accountId, teamId } : null
}
