import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type AsStaff, isAskedByTeam, isShared } from './team-rows.ts'

type Asked = AsStaff & { athleteIds: readonly string[]; day: LocalDay }

const teamId = sql.placeholder('teamId')
const day = sql.placeholder('day')

/** Those of the athletes who are on the team, and whether they gave something for the day that the reader may see. */
export const reportedOn = statement<{ athleteId: string; hasReported: boolean }, Asked>(
  'reported_on',
  sql`select m.athlete_id as "athleteId", exists (
      select from shared_answers where athlete_id = m.athlete_id and team_id = ${teamId} and date = ${day} and ${isAskedByTeam}
        and ${isShared({ sharedFrom: sql`shares_from` })}
    ) or exists (
      select from training_sessions where athlete_id = m.athlete_id and date = ${day}
        and ${isShared({ sharedFrom: sql`m.shares_from` })}
    ) as "hasReported"
    from my_athletes m where m.team_id = ${teamId} and m.athlete_id = any(${sql.placeholder('athleteIds')}::uuid[])`,
)
