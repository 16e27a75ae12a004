import { sql, type SQL } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'

/** For rows `m` of team_members: whether the team gave them the day off. */
export const hasDayOff = (day: LocalDay): SQL => sql`exists (select from absences a
  where a.athlete_id = m.athlete_id and a.team_id = m.team_id and a.status = 'off'
    and a.first_day <= ${day} and a.absent_until > ${day})`
