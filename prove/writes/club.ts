import { allWriters } from './all-writers.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createTeam, type Team } from './team.ts'
import type { Writer } from './writer.ts'

/** A team, everybody who is going to write, and the book that is kept of it. */
export type Club = { ledger: Ledger; team: Team; writers: Writer[] }

export async function foundClub(origin: string): Promise<Club> {
  const ledger = createLedger()
  const team = await createTeam(ledger, origin)
  return { ledger, team, writers: allWriters(ledger, team, origin) }
}
