import { randomUUID } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import { coaches } from './people.ts'
import type { Writer } from './writer.ts'

/** A coach who invites by mail; then the next. */
export function invitations(ledger: Ledger, origin: string): Writer {
  const coach = coaches(ledger, origin)
  return async () => {
    const manager = await coach()
    const email = `${randomUUID()}@example.org`
    await ledger.write({
      kind: 'invitation',
      key: email,
      send: () => manager.team.post('/invitations', { email }),
    })
  }
}
