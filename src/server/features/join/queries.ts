import { and, count, eq, isNotNull, lt, min, type SQL, sql } from 'drizzle-orm'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { CONSENT_TEXT_VERSION, type OptionalScope } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { Duty } from '#domain/team/team.ts'
import type { Database } from '#database/database.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'

/** Why joining is refused, in the order in which preview_invitation and accept_invitation (migrations 0016 and 0018) check. */
export type JoinObstacle =
  | 'no-user'
  | 'is-manager'
  | 'for-staff'
  | 'has-team'
  | 'unknown'
  | 'expired'
  | 'other-address'
  | 'manager-missing'
  | 'not-updated'

type Answer<Success extends string> = {
  outcome: JoinObstacle | Success
  teamId: string
  teamName: string
  timeZone: string
  managerName: string
}

/** For whoever holds the code of an open invitation, before they sign in. */
export const languageOfInvitation = (db: Database) => async (code: string, now: Date) => {
  const [found] = await asActor(db, null, (tx) =>
    tx
      .select({ locale: sql<Locale | null>`locale` })
      .from(sql`language_of_invitation(${code}, ${now.toISOString()}::timestamptz) as locale`),
  )
  return found?.locale ?? null
}

/** What joining would come to; nothing is changed. */
export const previewInvitation = (tx: ActorTx, code: string, now: Date) =>
  askInvitation<'open'>(tx, sql`preview_invitation(${code}, ${now.toISOString()}::timestamptz)`)

/** From `firstDay` on, or from the very first if it is null, the athlete's days are shared with the team. */
type Terms = { firstDay: LocalDay | null; scopes: OptionalScope[] }

export const acceptInvitation = (tx: ActorTx, code: string, { firstDay, scopes }: Terms, now: Date) =>
  askInvitation<'joined'>(
    tx,
    sql`accept_invitation(${code}, ${now.toISOString()}::timestamptz, ${firstDay}::date, ${`{${scopes.join(',')}}`}::text[], ${CONSENT_TEXT_VERSION})`,
  )

type StaffMember = { fullName: string; duty: Duty }

/** Whom joining would share with, who runs the team first. */
export const staffOfInvitation = (tx: ActorTx, code: string, now: Date): Promise<StaffMember[]> =>
  tx
    .select({ fullName: sql<string>`full_name`, duty: sql<Duty>`duty` })
    .from(sql`staff_of_invitation(${code}, ${now.toISOString()}::timestamptz)`)

async function askInvitation<Success extends string>(tx: ActorTx, question: SQL): Promise<Answer<Success>> {
  const [answer] = await tx
    .select({
      outcome: sql<JoinObstacle | Success>`outcome`,
      teamId: sql<string>`team_id`,
      teamName: sql<string>`team_name`,
      timeZone: sql<string>`time_zone`,
      managerName: sql<string>`manager_name`,
    })
    .from(question)
  return answer!
}

export type EarlierTraining = { sessions: number; since: LocalDay }

/** What an athlete trained before a day; null if there is nothing to share. A declared rest is no session. */
export async function earlierTraining(
  tx: ActorTx,
  athleteId: string,
  day: LocalDay,
): Promise<EarlierTraining | null> {
  const { date, trainingType } = trainingSessions
  const [found] = await tx
    .select({ sessions: count(), since: min(date) })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.athleteId, athleteId), isNotNull(trainingType), lt(date, day)))
  return found?.since ? { sessions: found.sessions, since: found.since as LocalDay } : null
}

/** Whether anything of theirs lies before a day: if not, nothing need be held back. */
export async function hasDaysBefore(tx: ActorTx, athleteId: string, day: LocalDay): Promise<boolean> {
  const [answer] = await tx.select({ has: sql<boolean>`has` }).from(
    sql`(select exists (select from training_sessions where athlete_id = ${athleteId} and date < ${day})
        or exists (select from metric_responses where athlete_id = ${athleteId} and date < ${day}) as has) found`,
  )
  return answer!.has
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
