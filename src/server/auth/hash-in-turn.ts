import { Refusal } from '#server/http/refusal.ts'
import type { HashGate, HashPassword } from '#server/limits/hash-gate.ts'
import { networksOf } from '#server/limits/networks.ts'

const RETRY_AFTER_SEC = 5

/** What is needed of the request to hash a password: hashes take turns by network. */
type Requested = { hashGate: HashGate; clientAddress: string }

/** The hash of a new password. */
export function hashOf(
  requested: Requested & { hashPassword: HashPassword },
  password: string,
): Promise<string> {
  return hashInTurn(requested, () => requested.hashPassword(password))
}

/** Takes turns by the widest network that the client of a request may have to itself. */
export function hashInTurn<T>({ hashGate, clientAddress }: Requested, work: () => Promise<T>): Promise<T> {
  const done = hashGate.run(networksOf(clientAddress).at(-1)!.network, work)
  if (!done) throw new Refusal('busy', { headers: { 'Retry-After': String(RETRY_AFTER_SEC) } })
  return done
}
