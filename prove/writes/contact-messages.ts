import { randomUUID } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import { newPerson } from './people.ts'
import type { Writer } from './writer.ts'

/** One visitor after the other writes to the site; unanswered, the message is sent again under its key. */
export function contactMessages(ledger: Ledger, origin: string): Writer {
  let key: string | undefined
  return async () => {
    const sentAs = (key ??= randomUUID())
    const visitor = newPerson(origin, 'athlete')
    await ledger.write({
      kind: 'contact message',
      key: sentAs,
      send: () =>
        visitor.post('/api/contact-messages', {
          name: 'A visitor',
          email: `${sentAs}@example.org`,
          message: 'Is there a trial?',
          key: sentAs,
        }),
    })
    key = undefined
  }
}
