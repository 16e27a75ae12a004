import { randomUUID } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import { newManager, type Person } from './people.ts'
import type { Writer } from './writer.ts'

/** Fewer than a coach may mail in an hour. */
const PER_COACH = 150

/** A coach who invites by mail; then the next. */
export function invitations(ledger: Ledger, origin: string): Writer {
  let coach: Person | undefined
  let sent = 0
  return async () => {
    const manager = (coach ??= await newManager(ledger, origin))
    const email = `${randomUUID()}@example.org`
    sent++
    if (sent % PER_COACH === 0) coach = undefined
    await ledger.write({
      kind: 'invitation',
      key: email,
      send: () => manager.post('/api/invitations', { email }),
    })
  }
}
