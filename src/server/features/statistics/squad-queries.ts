import { sql, type SQL } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { MAX_RATING } from '#domain/check-in/rating.ts'
import { calendarDays, daysAgo } from '#domain/calendar/days.ts'
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
  lastTotals,
  type RecentAnswers,
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
}
type SquadAsked = DateRange & AsStaff
/** Of one athlete over the range, or without one of the whole team on a date. */
type RatingRow = {
  metricId: string
  title: string
  athleteId: string | null
  date: LocalDay | null
  /** Null if nothing of it lies in the range. */
  sum: number | null
  count: number
  /** The ratings of the last weeks in binary, a day after the other and the end's last; zero where there is none. */
  recent: string | null
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

const membersOf = ofTeamOrGroup<MemberRow, AsStaff & { first: LocalDay; to: LocalDay }>(
  'squad_members',
  (sight, isMeant) => sql`select p.id as "athleteId", full_name as "fullName", avatar_url as "avatarUrl",
      (select min(date)::text from training_sessions s where s.athlete_id = p.id and ${isShared(sight)}) as "recordedSince",
      ${dateOfAnswer('last', sight)} as "lastAnswer",
      days, loads, sessions
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports
    where ${isMeant(sql`p.id`)}
    order by p.id`,
)

const isInRange = sql`date >= ${sql.placeholder('since')}::date`
const BITS_OF_DAY = MAX_RATING.toString(2).length
const EACH_DAY = new RegExp(`.{${BITS_OF_DAY}}`, 'g')
const recentBits = sql.raw(`bit(${BITS_OF_DAY * (STANDING_LOOK_BACK_DAYS + 1)})`)
const age = sql`(${sql.placeholder('to')}::date - date)`
const isRecent = sql`date >= ${sql.placeholder('recentFrom')}::date`

/**
 * The questions are read once and first, or the planner would ask for each sum anew who the reader is; and the answers
 * once for both, the range from `since` on and the last weeks. As bits, since what an array of them may come to is unknown:
 * the planner would rather sort all answers twice, on disk, than have thousands of arrays grow.
 */
const ratingsOf = ofTeamOrGroup<RatingRow, SquadAsked & { since: LocalDay; recentFrom: LocalDay }>(
  'squad_ratings',
  (
    sight,
    isMeant,
  ) => sql`with asked as materialized (select id, title from my_metrics metric where ${isOfTeam})
    select metric_id as "metricId", title, athlete_id as "athleteId", date::text, sum, count,
      case when athlete_id is not null then recent::text end as recent
    from (
      select metric_id, athlete_id, date,
        sum(rating_value) filter (where ${isInRange})::int as sum, count(*) filter (where ${isInRange})::int as count,
        bit_or(rating_value::int::${recentBits} << (${age} * ${sql.raw(`${BITS_OF_DAY}`)})) filter (where ${isRecent}) as recent
      from ${sight.answers}
      where rating_value is not null and ${isInSharedRange(sight)} and ${isMeant(sql`athlete_id`)}
      group by grouping sets ((metric_id, athlete_id), (metric_id, date))
    ) given join asked on asked.id = metric_id
    where count > 0 or athlete_id is not null
    order by metric_id, date`,
)

export type SquadReads = [Call<MemberRow>, Call<RatingRow>]

/** Of all athletes of the team, or only `among` them. */
export const squadReads = (asked: SquadAsked, among?: readonly string[]): SquadReads => [
  membersOf({ ...asked, first: firstDay(asked) }, among),
  ratingsOf(recentToo(asked), among),
]

export function squadStatisticsFrom(
  [members, ratings]: RowsOf<SquadReads>,
  range: DateRange & { today: LocalDay },
  say = inEnglish,
): SquadStatistics {
  const named = members.map((member) => ({ ...member, fullName: athleteName(member.fullName, say) }))
  const inOrder = alphabet.sorted(named, ({ fullName }) => fullName)
  const ofAthlete = Map.groupBy(ratings, ({ athleteId }) => athleteId)
  return {
    today: range.today,
    ...rowsFrom(inOrder, ofAthlete, range),
    ...ratingsFrom(
      ratings.filter(({ count }) => count > 0),
      inOrder,
    ),
  }
}

function rowsFrom(
  members: MemberRow[],
  ratingsOfAthlete: Map<string | null, RatingRow[]>,
  range: DateRange & { today: LocalDay },
): Pick<SquadStatistics, 'rows' | 'sparklineDays'> {
  const calendar = calendarDays(firstDay(range), range.to)
  const size = sparklineDays(daysAgo(range.from, range.to) + 1)
  const withReports = members.map((member) => ({ ...member, reports: reportsIn(member, calendar) }))
  const rows = squadRows(withReports, range).map((row, index) => {
    const { athleteId, fullName, avatarUrl, lastAnswer } = members[index]!
    const answers = (ratingsOfAthlete.get(athleteId) ?? []).map(recentAnswers)
    const wellness = wellnessStanding(
      lastTotals(answers, calendar.slice(-STANDING_LOOK_BACK_DAYS - 1)),
      range.to,
    )
    return { ...row, fullName, avatarUrl, lastAnswer, wellness, sparkline: sparkline(row.sparkline, size) }
  })
  return { rows, sparklineDays: size }
}

function recentAnswers({ recent }: RatingRow): RecentAnswers {
  const days = recent?.match(EACH_DAY)?.toReversed() ?? []
  return days
    .map((bits, daysBefore) => ({ age: daysBefore, rating: Number.parseInt(bits, 2) }))
    .filter(({ rating }) => rating > 0)
}

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
    average: roundedAverage(sum!, count),
    count,
  })
  return {
    metrics,
    averages: members.flatMap(({ athleteId }) =>
      inOrderOfMetrics(perAthlete.get(athleteId)).map((row) => ({
        athleteId,
        sum: row.sum!,
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

/** And the last total is compared with those of weeks. */
function recentToo(asked: SquadAsked) {
  const recentFrom = addDays(asked.to, -STANDING_LOOK_BACK_DAYS)
  const from = asked.from < recentFrom ? asked.from : recentFrom
  return { ...asked, from, since: asked.from, recentFrom }
}
