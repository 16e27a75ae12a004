import type { Ledger } from './ledger.ts'
import { contactMessages } from './contact-messages.ts'
import { formTimes } from './form-times.ts'
import { invitations } from './invitations.ts'
import { leavers } from './leavers.ts'
import { metrics } from './metrics.ts'
import { newcomers } from './newcomer.ts'
import type { Team } from './team.ts'
import type { Writer } from './writer.ts'

/** Everything that people write, at the same time. */
export function allWriters(ledger: Ledger, team: Team, origin: string): Writer[] {
  return [
    ...Array.from({ length: 4 }, () => newcomers(ledger, team, origin)),
    leavers(ledger, team, origin),
    metrics(ledger, origin),
    invitations(ledger, origin),
    contactMessages(ledger, origin),
    formTimes(ledger, origin),
  ]
}
