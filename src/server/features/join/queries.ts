import { type SQL, sql } from 'drizzle-orm'
import { localDayIn } from '#domain/calendar/local-day.ts'
import type { ActorTx } from '#database/as-actor.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'

/** Why joining is refused, in the order in which preview_invitation and accept_invitation (migration 0015) check. */
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
  teamId: string
  timeZone: string
  managerName: string
}

/** What joining would come to; nothing is changed. */
export const previewInvitation = (tx: ActorTx, code: string, now: Date) =>
  askInvitation<'open'>(tx, sql`preview_invitation(${code}, ${now.toISOString()}::timestamptz)`)

/** All days of the athlete are shared with the team from now on. */
export const acceptInvitation = (tx: ActorTx, code: string, now: Date) =>
  askInvitation<'joined'>(tx, sql`accept_invitation(${code}, ${now.toISOString()}::timestamptz, null)`)

async function askInvitation<Success extends string>(tx: ActorTx, question: SQL): Promise<Answer<Success>> {
  const [answer] = await tx
    .select({
      outcome: sql<JoinObstacle | Success>`outcome`,
      teamId: sql<string>`team_id`,
      timeZone: sql<string>`time_zone`,
      managerName: sql<string>`manager_name`,
    })
    .from(question)
  return answer!
}

/** The blank row of today, on the team's calendar. */
export async function addBlankDay(tx: ActorTx, athleteId: string, timeZone: string, now: Date) {
  const date = localDayIn(timeZone, now)
  await tx.insert(dailyMetrics).values({ athleteId, date }).onConflictDoNothing()
}

/** Which team it was; null if the actor was on none. */
export async function leaveTeam(tx: ActorTx, now: Date): Promise<string | null> {
  const [answer] = await tx
    .select({ formerTeamId: sql<string | null>`former` })
    .from(sql`leave_team(${now.toISOString()}::timestamptz) as former`)
  return answer!.formerTeamId
}
