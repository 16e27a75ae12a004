import { setTimeout as pause } from 'node:timers/promises'
import { type Ledger, Unanswered } from './ledger.ts'
import { contactMessages } from './contact-messages.ts'
import { formTimes } from './form-times.ts'
import { invitations } from './invitations.ts'
import { metrics } from './metrics.ts'
import { newcomers } from './newcomer.ts'
import type { Team } from './team.ts'
import type { Writer } from './writer.ts'

const TRY_AGAIN_MS = 100

/** Everything that people write, at the same time. */
export function allWriters(ledger: Ledger, team: Team, origin: string): Writer[] {
  return [
    ...Array.from({ length: 4 }, () => newcomers(ledger, team, origin)),
    metrics(ledger, origin),
    invitations(ledger, origin),
    contactMessages(ledger, origin),
    formTimes(ledger, origin),
  ]
}

/** Without a break until `over`; what went unanswered is tried again. */
export async function keepWriting(writers: Writer[], over: AbortSignal): Promise<void> {
  await Promise.all(
    writers.map(async (write) => {
      while (!over.aborted) {
        try {
          await write()
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error
          await pause(TRY_AGAIN_MS, undefined, { signal: over }).catch(() => {})
        }
      }
    }),
  )
}
