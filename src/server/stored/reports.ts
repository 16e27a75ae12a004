import { type SQL, sql } from 'drizzle-orm'
import type { trainingSessions } from '#database/schema/training-sessions.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { DayReport } from '#domain/load/day-records.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'

/** The reported days, their loads and their numbers of sessions; a day is counted from the first one asked for. */
export type ReportLists = { days: number[] | null; loads: number[] | null; sessions: number[] | null }

const first = sql.placeholder('first')
const to = sql.placeholder('to')

/**
 * The ReportLists of an athlete, of the days that are shared. The unit load tells a session from a rest, since it lies
 * in the index and the type does not: the table itself is never read, and the index has its days in order already.
 */
export const reportLists = (
  { loads, sharedFrom }: Record<'loads' | 'sharedFrom', SQL>,
  athleteId: SQL,
) => sql`
  select to_json(array_agg(day)) as days, to_json(array_agg(load)) as loads, to_json(array_agg(sessions)) as sessions
  from (
    select date - ${first}::date as day, sum(unit_load) as load, count(*) filter (where unit_load > 0) as sessions
    from ${loads}
    where athlete_id = ${athleteId} and date between greatest(${first}::date, ${sharedFrom}) and ${to}::date
    group by date
    order by date
  ) reported`

/** `calendar` begins with the first day asked for. */
export function reportsIn(lists: ReportLists, calendar: readonly LocalDay[]): DayReport[] {
  const { days, loads, sessions } = lists
  return (days ?? []).map((day, index) => ({
    date: calendar[day]!,
    load: loads![index]!,
    sessions: sessions![index]!,
  }))
}

export type SessionRow = Pick<typeof trainingSessions.$inferSelect, 'trainingType' | 'rpe' | 'durationMin'>

/** A stored session as the answer it was: the database keeps a rest as zeros without a type. */
export function sessionAnswerOf({ trainingType, rpe, durationMin }: SessionRow): SessionAnswer {
  return trainingType ? { kind: 'trained', trainingType, rpe, durationMin } : { kind: 'rested' }
}

/** As the staff arranged them; of two in one place the older one stands first. */
export const metricOrder = sql`position, created_at, id`
