import { sql } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import { type Call, statement } from '#database/statement.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { ACUTE_DAYS } from '#domain/load/load-point.ts'
import { athleteUsual } from '#domain/wellness/athlete-usual.ts'
import { BASELINE_DAYS } from '#domain/wellness/rating-baseline.ts'
import type { TeamUsual } from '#domain/wellness/team-usual.ts'
import { type RatingLists, ratingLists, ratingsIn } from '#server/stored/rating-lists.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import { type AsStaff, isOfTeam, seenByStaff } from '#server/stored/team-rows.ts'

type LoadsRow = ReportLists & { athleteId: string }

const askedOf = statement<{ id: string }, AsStaff>(
  'usual_asked',
  sql`select id from custom_metrics metric where ${isOfTeam} and type = 'rating' and archived_at is null`,
)

const loadsOf = seenByStaff<LoadsRow, AsStaff & { first: LocalDay; to: LocalDay }>(
  'usual_loads',
  (sight) => sql`select p.id as "athleteId", days, loads, sessions
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports
    order by p.id`,
)

export type TeamUsualReads = [Call<{ id: string }>, Call<LoadsRow>, Call<RatingLists>]

/** What teamUsualFrom needs to be read. */
export const teamUsualReads = (team: AsStaff, day: LocalDay): TeamUsualReads => [
  askedOf(team),
  loadsOf({ ...team, first: weekBefore(day)[0]!, to: addDays(day, -1) }),
  ratingLists({ ...team, athleteId: null, from: addDays(day, -BASELINE_DAYS), to: day }),
]

export function teamUsualFrom(
  [asked, loads, lists]: RowsOf<TeamUsualReads>,
  day: LocalDay,
): TeamUsual['athletes'] {
  const questions = new Set(asked.map(({ id }) => id))
  const listsByAthlete = Map.groupBy(lists, ({ athleteId }) => athleteId)
  const calendar = weekBefore(day)
  return loads.map(({ athleteId, ...reported }) => {
    const loadOn = new Map(reportsIn(reported, calendar).map(({ date, load }) => [date, load]))
    const ratings = (listsByAthlete.get(athleteId) ?? []).flatMap(ratingsIn)
    return {
      athleteId,
      ...athleteUsual(ratings, { day, asked: questions }),
      loads: calendar.map((date) => loadOn.get(date) ?? null),
    }
  })
}

/** With the day itself it is a week. */
const weekBefore = (day: LocalDay) => calendarDays(addDays(day, 1 - ACUTE_DAYS), addDays(day, -1))
