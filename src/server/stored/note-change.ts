import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { teamChanges } from '#database/schema/team-changes.ts'
import type { TeamChange } from '#domain/team/team-changes.ts'
import { announceBy } from '#server/live/announce.ts'

type Change = {
  teamId: string
  actorId: string
  what: TeamChange
  /** Whom it was done to. */
  aboutId?: string
  before?: string | null
  after?: string | null
}

/**
 * For the owners' list of changes, in the transaction of the change. The actor has to be of the staff at this moment, and
 * whoever owns the team at this moment is told.
 */
export async function noteChange(tx: ActorTx, change: Change, now: Date) {
  await tx.insert(teamChanges).values({ ...change, at: now })
  await announceBy(
    tx,
    sql`select announce('user:' || account_id, 'team-changes') from team_staff
        where team_id = ${change.teamId} and duty = 'owner'`,
  )
}
