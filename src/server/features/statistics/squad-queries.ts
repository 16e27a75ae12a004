import { sql, type SQL } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { ACWR_LOOK_BACK_DAYS } from '#domain/load/acwr.ts'
import { roundedAverage } from '#domain/load/rating-averages.ts'
import { squadRows } from '#domain/load/squad-rows.ts'
import { sparkline, sparklineDays } from '#domain/statistics/sparkline.ts'
import type { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import {
  MAX_LATEST_AGE_DAYS,
  STANDING_LOOK_BACK_DAYS,
  wellnessStanding,
} from '#domain/wellness/wellness-standing.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import {
  type AsStaff,
  dateOfAnswer,
  isInSharedRange,
  isOfTeam,
  isShared,
  seenByStaff,
  type Sight,
} from '#server/stored/team-rows.ts'
import { byTitle } from './athlete-queries.ts'

type MemberRow = ReportLists & {
  athleteId: string
  fullName: string
  avatarUrl: string | null
  recordedSince: LocalDay | null
  lastAnswer: LocalDay | null
  /** Of the ratings of their last day, if it is a recent one: how many they are, and the days that have them all. */
  questions: number | null
  totalDates: LocalDay[] | null
  totals: number[] | null
}
type SquadAsked = DateRange & AsStaff
/** Of one athlete over the range, or without one of the whole team on a date. */
type RatingRow = {
  metricId: string
  title: string
  athleteId: string | null
  date: LocalDay | null
  sum: number
  count: number
}

type OfGroup = { among: readonly string[] }

/** Of the whole team, and a second time of a group: each is planned for itself. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its values.
const ofTeamOrGroup = <Row, Values extends { teamId: string }>(
  name: string,
  text: (sight: Sight, isMeant: (athlete: SQL) => SQL) => SQL,
) => {
  const ofTeam = seenByStaff<Row, Values>(name, (sight) => text(sight, () => sql`true`))
  const ofGroup = seenByStaff<Row, Values & OfGroup>(`${name}_of_group`, (sight) =>
    text(sight, (athlete) => sql`${athlete} = any(${sql.placeholder('among')}::uuid[])`),
  )
  return (values: Values, among?: readonly string[]): Call<Row> =>
    among ? ofGroup({ ...values, among }) : ofTeam(values)
}

/**
 * `from` is the first of the days whose totals count. Nothing in it is joined to itself: of a part of a statement the planner
 * knows no size, takes it for one row, and would read it again for each of them.
 */
const membersOf = ofTeamOrGroup<MemberRow, AsStaff & DateRange & { first: LocalDay }>(
  'squad_members',
  (sight, isMeant) => sql`with asked as materialized (select id from my_metrics metric where ${isOfTeam}),
    recent as (
      select r.athlete_id, metric_id, date, rating_value, max(date) over (partition by r.athlete_id) as last
      from ${sight.answers}
      where rating_value is not null and metric_id in (select id from asked) and ${isInSharedRange(sight)}
        and ${isMeant(sql`r.athlete_id`)}
    ),
    compared as (
      select athlete_id, date, rating_value, count(*) filter (where date = last) over of_athlete as questions,
        bool_or(date = last) over (partition by athlete_id, metric_id) as is_asked
      from recent
      where last >= ${sql.placeholder('to')}::date - ${sql.raw(`${MAX_LATEST_AGE_DAYS}`)}
      window of_athlete as (partition by athlete_id)
    ),
    day_totals as (
      select athlete_id, date, questions, sum(rating_value) as total
      from compared where is_asked
      group by athlete_id, date, questions having count(*) = questions
    ),
    last_totals as materialized (
      select athlete_id, questions::int, to_json(array_agg(date order by date)) as "totalDates",
        to_json(array_agg(total order by date)) as totals
      from day_totals group by athlete_id, questions
    )
    select p.id as "athleteId", full_name as "fullName", avatar_url as "avatarUrl",
      (select min(date)::text from training_sessions s where s.athlete_id = p.id and ${isShared(sight)}) as "recordedSince",
      ${dateOfAnswer('last', sight)} as "lastAnswer",
      days, loads, sessions, questions, "totalDates", totals
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports
      left join last_totals on last_totals.athlete_id = p.id
    where ${isMeant(sql`p.id`)}
    order by p.id`,
)

/** The questions are read once and first, or the planner would ask for each sum anew who the reader is. */
const ratingsOf = ofTeamOrGroup<RatingRow, SquadAsked>(
  'squad_ratings',
  (
    sight,
    isMeant,
  ) => sql`with asked as materialized (select id, title from my_metrics metric where ${isOfTeam})
    select metric_id as "metricId", title, athlete_id as "athleteId", date::text, sum, count
    from (
      select metric_id, athlete_id, date, sum(rating_value)::int as sum, count(*)::int as count
      from ${sight.answers}
      where rating_value is not null and ${isInSharedRange(sight)} and ${isMeant(sql`athlete_id`)}
      group by grouping sets ((metric_id, athlete_id), (metric_id, date))
    ) given join asked on asked.id = metric_id
    order by metric_id, date`,
)

export type SquadReads = [Call<MemberRow>, Call<RatingRow>]

/** Of all athletes of the team, or only `among` them. */
export const squadReads = (asked: SquadAsked, among?: readonly string[]): SquadReads => [
  membersOf({ ...asked, first: firstDay(asked), from: addDays(asked.to, -STANDING_LOOK_BACK_DAYS) }, among),
  ratingsOf(asked, among),
]

export function squadStatisticsFrom(
  [members, ratings]: RowsOf<SquadReads>,
  range: DateRange & { today: LocalDay },
  say = inEnglish,
): SquadStatistics {
  const named = members.map((member) => ({ ...member, fullName: athleteName(member.fullName, say) }))
  const inOrder = named.toSorted((one, other) => alphabet.compare(one.fullName, other.fullName))
  return { today: range.today, ...rowsFrom(inOrder, range), ...ratingsFrom(ratings, inOrder) }
}

function rowsFrom(
  members: MemberRow[],
  range: DateRange & { today: LocalDay },
): Pick<SquadStatistics, 'rows' | 'sparklineDays'> {
  const calendar = calendarDays(firstDay(range), range.to)
  const size = sparklineDays(calendarDays(range.from, range.to).length)
  const withReports = members.map((member) => ({ ...member, reports: reportsIn(member, calendar) }))
  const rows = squadRows(withReports, range).map((row, index) => {
    const { fullName, avatarUrl, lastAnswer, ...member } = members[index]!
    const wellness = wellnessStanding(lastTotals(member), range.to)
    return { ...row, fullName, avatarUrl, lastAnswer, wellness, sparkline: sparkline(row.sparkline, size) }
  })
  return { rows, sparklineDays: size }
}

const lastTotals = ({
  questions,
  totalDates,
  totals,
}: Pick<MemberRow, 'questions' | 'totalDates' | 'totals'>) => ({
  questions: questions ?? 0,
  values: (totalDates ?? []).map((date, at) => ({ date, value: totals![at]! })),
})

function ratingsFrom(
  ratings: RatingRow[],
  members: MemberRow[],
): Pick<SquadStatistics, 'metrics' | 'averages' | 'trends'> {
  const titles = new Map(ratings.map(({ metricId, title }) => [metricId, title]))
  const metrics = byTitle([...titles].map(([id, title]) => ({ id, title })))
  const perAthlete = Map.groupBy(ratings, ({ athleteId }) => athleteId)
  const inOrderOfMetrics = (rows: RatingRow[] = []) =>
    metrics.flatMap(({ id }) => rows.filter(({ metricId }) => metricId === id))
  const averageOf = ({ metricId, sum, count }: RatingRow) => ({
    metricId,
    average: roundedAverage(sum, count),
    count,
  })
  return {
    metrics,
    averages: members.flatMap(({ athleteId }) =>
      inOrderOfMetrics(perAthlete.get(athleteId)).map((row) => ({
        athleteId,
        sum: row.sum,
        ...averageOf(row),
      })),
    ),
    trends: inOrderOfMetrics(perAthlete.get(null)).map((row) => ({ date: row.date!, ...averageOf(row) })),
  }
}

/** The ratio at the end of a short range looks back beyond its beginning, a day further until today is reported. */
function firstDay({ from, to: end }: DateRange): LocalDay {
  const lookBack = addDays(end, -ACWR_LOOK_BACK_DAYS - 1)
  return from < lookBack ? from : lookBack
}
