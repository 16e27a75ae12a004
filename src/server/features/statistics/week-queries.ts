import { sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { ReportedSession } from '#domain/load/reported-session.ts'
import type { DateRange } from '#domain/statistics/date-range.ts'
import type { Slot } from '#domain/training/session-limits.ts'
import { statement } from '#database/statement.ts'
import { sessionAnswerOf, type SessionRow } from '#server/day/session-answer-of.ts'

export type SlotRow = SessionRow & { date: LocalDay; slot: Slot }

const athleteId = sql.placeholder('athleteId')

/** No row if there is no such athlete, or none the reader may see. A rest is no session. */
export const latestSessionOf = statement<{ latestSession: LocalDay | null }, { athleteId: string }>(
  'statistics_latest_session',
  sql`select (
      select max(date)::text from training_sessions where athlete_id = ${athleteId} and unit_load > 0
    ) as "latestSession"
    from profiles where id = ${athleteId} and role = 'athlete'`,
)

export const sessionsBetween = statement<SlotRow, DateRange & { athleteId: string }>(
  'statistics_sessions',
  sql`select date::text, session as slot, training_type as "trainingType", rpe, duration as "durationMin"
    from training_sessions
    where athlete_id = ${athleteId}
      and date between ${sql.placeholder('from')} and ${sql.placeholder('to')}
    order by training_sessions.date, session`,
)

export const toReportedSession = ({ date, slot, ...row }: SlotRow): ReportedSession => ({
  date,
  slot,
  ...sessionAnswerOf(row),
})
