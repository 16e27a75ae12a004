import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { teams } from '#database/schema/teams.ts'
import type { Locale } from '#domain/language/locale.ts'
import { INITIAL_WINDOW } from '#domain/form-window/form-status.ts'
import type { FormWindow } from '#domain/form-window/form-window.ts'
import { DEFAULT_QUIET_FROM, DEFAULT_QUIET_TO, type QuietHours } from '#domain/reminder/quiet-hours.ts'
import { DEFAULT_LEAD_MIN, type ReminderTimes } from '#domain/reminder/reminder-due.ts'

export type RemindedTeam = {
  id: string
  name: string
  locale: Locale
  window: FormWindow
  times: ReminderTimes
  /** Of its athletes, each once. */
  quietHours: QuietHours[]
}

/** On the clock of the zone in which they were chosen, or else the team's. */
const quietHours = sql<QuietHours[]>`(
  select coalesce(json_agg(distinct jsonb_build_object(
    'quietFrom', coalesce(c.quiet_from, ${DEFAULT_QUIET_FROM}::time)::text,
    'quietTo', coalesce(c.quiet_to, ${DEFAULT_QUIET_TO}::time)::text,
    'timeZone', coalesce(c.time_zone, ${teams.timeZone}))), '[]')
  from team_members m left join reminder_choices c on c.athlete_id = m.athlete_id
  where m.team_id = ${teams.id} and m.left_at is null)`

/** Every team that is not archived, or one of them. */
export async function remindedTeams(system: Orm, teamId?: string): Promise<RemindedTeam[]> {
  const { openTime, closeTime, manuallyClosed, closedByHandAt, openedByHandAt } = dailyFormStatus
  const rows = await system
    .select({
      id: teams.id,
      name: teams.name,
      locale: teams.locale,
      timeZone: teams.timeZone,
      quietHours,
      // Null for a team that never had times of its own.
      times: { openTime, closeTime, manuallyClosed, closedByHandAt, openedByHandAt },
      beforeClosingMin: sql<
        ReminderTimes['beforeClosingMin']
      >`coalesce(${dailyFormStatus.remindBeforeMin}, ${DEFAULT_LEAD_MIN}::int)`,
      atOpening: sql<boolean>`coalesce(${dailyFormStatus.remindAtOpening}, false)`,
    })
    .from(teams)
    .leftJoin(dailyFormStatus, eq(dailyFormStatus.teamId, teams.id))
    .where(and(isNull(teams.archivedAt), teamId ? eq(teams.id, teamId) : undefined))
  return rows.map(({ timeZone, times, beforeClosingMin, atOpening, ...team }) => ({
    ...team,
    window: { ...INITIAL_WINDOW, ...times, timeZone },
    times: { beforeClosingMin, atOpening },
  }))
}
