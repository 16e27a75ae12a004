import { sql } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type ComparedDays, middleDays, type RatedDay } from '#domain/statistics/compared-days.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import {
  type AsStaff,
  isAskedByTeam,
  isInSharedRange,
  isShared,
  seenByStaff,
  type Sight,
} from '#server/stored/team-rows.ts'
import { firstDay } from './athlete-queries.ts'

/** The days with a rating, counted from the first one of the range, and beside each what a RatedDay says. */
type RatedLists = { ratedDays: number[] | null; sums: number[] | null; counts: number[] | null }
type MemberRow = ReportLists & RatedLists & { athleteId: string; recordedSince: LocalDay | null }

const isRated = (sight: Sight) =>
  sql`rating_value is not null and ${isInSharedRange(sight)} and ${isAskedByTeam}`

/** A day is summed up as it is read: the index has an athlete's answers day by day, and nothing need be sorted. */
const membersOf = seenByStaff<MemberRow, DateRange & AsStaff & { first: LocalDay }>(
  'middle_members',
  (sight) => sql`select p.id as "athleteId",
      (select min(date)::text from training_sessions s where s.athlete_id = p.id and ${isShared(sight)}) as "recordedSince",
      days, loads, sessions, "ratedDays", sums, counts
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports cross join lateral (
      select to_json(array_agg(day)) as "ratedDays", to_json(array_agg(sum)) as sums, to_json(array_agg(count)) as counts
      from (
        select date - ${sql.placeholder('from')}::date as day, sum(rating_value), count(*)
        from ${sight.answers}
        where r.athlete_id = p.id and ${isRated(sight)}
        group by date
        order by date
      ) rated
    ) ratings
    order by p.id`,
)

/** How many questions anybody rated. There may be any number of archived ones. */
const questionsOf = seenByStaff<{ questions: number }, DateRange & AsStaff>(
  'middle_questions',
  (sight) => sql`select count(*)::int as questions
    from (select metric_id from ${sight.answers} where ${isRated(sight)} group by metric_id) rated`,
)

type MiddleAsked = DateRange & AsStaff & { method: LoadMethod }
export type MiddleReads = [Call<MemberRow>, Call<{ questions: number }>]

export const middleReads = (asked: MiddleAsked): MiddleReads => [
  membersOf({ ...asked, first: firstDay(asked) }),
  questionsOf(asked),
]

export function middleFrom(
  [members, [rated]]: RowsOf<MiddleReads>,
  asked: MiddleAsked & { today: LocalDay },
): ComparedDays {
  const { from, to, today, method } = asked
  const [calendar, range] = [calendarDays(firstDay(asked), to), calendarDays(from, to)]
  return middleDays(
    members.map(({ recordedSince, ...lists }) => ({
      recordedSince,
      reports: reportsIn(lists, calendar),
      rated: ratedDaysIn(lists, range),
    })),
    rated!.questions,
    { range: { from, to }, today, method },
  )
}

const ratedDaysIn = ({ ratedDays, sums, counts }: RatedLists, range: readonly LocalDay[]): RatedDay[] =>
  (ratedDays ?? []).map((day, index) => ({
    date: range[day]!,
    sum: sums![index]!,
    count: counts![index]!,
  }))
