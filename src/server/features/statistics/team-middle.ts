import { sql } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type ComparedDays, middleDays } from '#domain/statistics/compared-days.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { type RatingLists, ratingLists, ratingsIn } from '#server/stored/rating-lists.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import { type AsStaff, isShared, seenByStaff } from '#server/stored/team-rows.ts'
import { firstDay } from './athlete-queries.ts'

type MemberRow = ReportLists & { athleteId: string; recordedSince: LocalDay | null }

const membersOf = seenByStaff<MemberRow, AsStaff & { first: LocalDay; to: LocalDay }>(
  'middle_members',
  (sight) => sql`select p.id as "athleteId",
      (select min(date)::text from training_sessions s where s.athlete_id = p.id and ${isShared(sight)}) as "recordedSince",
      days, loads, sessions
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports
    order by p.id`,
)

type MiddleAsked = DateRange & AsStaff & { method: LoadMethod }
export type MiddleReads = [Call<MemberRow>, Call<RatingLists>]

export const middleReads = (asked: MiddleAsked): MiddleReads => [
  membersOf({ ...asked, first: firstDay(asked) }),
  ratingLists({ ...asked, athleteId: null }),
]

export function middleFrom(
  [members, lists]: RowsOf<MiddleReads>,
  asked: MiddleAsked & { today: LocalDay },
): ComparedDays {
  const calendar = calendarDays(firstDay(asked), asked.to)
  const listsByAthlete = Map.groupBy(lists, ({ athleteId }) => athleteId)
  const { from, to, today, method } = asked
  return middleDays(
    members.map(({ athleteId, recordedSince, ...reported }) => ({
      recordedSince,
      reports: reportsIn(reported, calendar),
      ratings: (listsByAthlete.get(athleteId) ?? []).flatMap(ratingsIn),
    })),
    { range: { from, to }, today, method },
  )
}
