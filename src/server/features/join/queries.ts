import { eq, sql } from 'drizzle-orm'
import { localDayIn } from '#domain/calendar/local-day.ts'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/time-zone.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'

/** Why joining is refused, in the order in which preview_invitation and accept_invitation (migration 0013) check. */
export type JoinObstacle =
  | 'no-user'
  | 'is-manager'
  | 'has-team'
  | 'unknown'
  | 'expired'
  | 'other-address'
  | 'manager-missing'
  | 'not-updated'

type Answer<Success extends string> = {
  outcome: JoinObstacle | Success
  managerId: string
  managerName: string
}

/** What joining would come to; nothing is changed. */
export const previewInvitation = (tx: ActorTx, code: string, now: Date) =>
  askInvitation<'open'>(tx, 'preview_invitation', code, now)

export const acceptInvitation = (tx: ActorTx, code: string, now: Date) =>
  askInvitation<'joined'>(tx, 'accept_invitation', code, now)

async function askInvitation<Success extends string>(
  tx: ActorTx,
  ask: 'preview_invitation' | 'accept_invitation',
  code: string,
  now: Date,
): Promise<Answer<Success>> {
  const [answer] = await tx
    .select({
      outcome: sql<JoinObstacle | Success>`outcome`,
      managerId: sql<string>`manager_id`,
      managerName: sql<string>`manager_name`,
    })
    .from(sql`${sql.raw(ask)}(${code}, ${now.toISOString()}::timestamptz)`)
  return answer!
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

/** Whose team it was; null if the actor was on none. */
export async function leaveTeam(tx: ActorTx, now: Date): Promise<string | null> {
  const [answer] = await tx
    .select({ formerManagerId: sql<string | null>`former` })
    .from(sql`leave_team(${now.toISOString()}::timestamptz) as former`)
  return answer!.formerManagerId
}
