import { eq, sql } from 'drizzle-orm'
import { localDayIn } from '#domain/calendar/local-day.ts'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/time-zone.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { Refusal } from '#server/http/refusal.ts'

/** What accept_invitation (migration 0004) answers, in the order it checks. */
export type JoinOutcome =
  | 'no-user'
  | 'is-manager'
  | 'has-team'
  | 'unknown'
  | 'expired'
  | 'other-address'
  | 'manager-missing'
  | 'joined'

type Acceptance = { outcome: JoinOutcome; managerId: string; managerName: string }

export async function acceptInvitation(tx: ActorTx, code: string, now: Date): Promise<Acceptance> {
  try {
    const [acceptance] = await tx
      .select({
        outcome: sql<JoinOutcome>`outcome`,
        managerId: sql<string>`manager_id`,
        managerName: sql<string>`manager_name`,
      })
      .from(sql`accept_invitation(${code}, ${now.toISOString()}::timestamptz)`)
    return acceptance!
  } catch (error) {
    if (isConstraintViolation(error)) throw new Refusal('profile-not-updated')
    throw error
  }
}

/** The blank row of today, on the team's calendar. */
export async function addBlankDay(tx: ActorTx, athleteId: string, managerId: string, now: Date) {
  const [team] = await tx
    .select({ timeZone: dailyFormStatus.timeZone })
    .from(dailyFormStatus)
    .where(eq(dailyFormStatus.managerId, managerId))
  const date = localDayIn(team?.timeZone ?? DEFAULT_TIME_ZONE, now)
  await tx.insert(dailyMetrics).values({ athleteId, date }).onConflictDoNothing()
}

/** Class 23 of PostgreSQL's error codes; of what joining writes, only the profile is under such rules. */
function isConstraintViolation(error: unknown): boolean {
  return databaseErrorOf(error).code?.startsWith('23') ?? false
}
