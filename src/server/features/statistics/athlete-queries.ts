import { sql } from 'drizzle-orm'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { EWMA_RUN_IN_DAYS } from '#domain/load/ewma.ts'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { metricTitle } from '#domain/text/unknown-names.ts'
import { BASELINE_DAYS } from '#domain/wellness/rating-baseline.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import type { Whose } from './asked-range.ts'
import { isInSharedRange, isShared, type OfAthlete, seenByEither } from '#server/stored/team-rows.ts'

type AthleteRow = ReportLists & { recordedSince: LocalDay | null }
/** In the order of the calendar. */
type MetricRow = { id: string; title: string | null; dates: LocalDay[]; ratings: number[] }

/** As specified: the ratio itself looks back 34 days. */
const LOOK_BACK_DAYS: Record<LoadMethod, number> = { rolling: 35, ewma: EWMA_RUN_IN_DAYS }

const athleteId = sql.placeholder('athleteId')
const isMeant = sql`p.id = ${athleteId}`

/** No row if there is no such athlete, or none of the team's; so below. */
export const athleteSeen = seenByEither<{ id: string }, OfAthlete>(
  'statistics_athlete_seen',
  ({ athletes }) => sql`select p.id from ${athletes} where ${isMeant}`,
)

const athleteRow = seenByEither<AthleteRow, OfAthlete & { first: LocalDay; to: LocalDay }>(
  'statistics_athlete',
  (sight) => sql`select
      (select min(date)::text from ${sight.loads} where athlete_id = p.id and ${isShared(sight)}) as "recordedSince",
      days, loads, sessions
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports
    where ${isMeant}`,
)

const ratingsOf = seenByEither<MetricRow, DateRange & Omit<Whose, 'actorId'>>(
  'statistics_ratings',
  (sight) => sql`select metric_id as id, title, dates, ratings
    from (
      select metric_id, to_json(array_agg(date)) as dates, to_json(array_agg(rating_value)) as ratings
      from (
        select metric_id, date, rating_value
        from ${sight.answers}
        where r.athlete_id = ${athleteId} and rating_value is not null and ${isInSharedRange(sight)}
        order by metric_id, date
      ) given
      group by metric_id
    ) answered ${sight.withMetric}
    order by metric_id`,
)

type AthleteAsked = DateRange & Omit<Whose, 'actorId'> & { method: LoadMethod }
export type AthleteReads = [Call<AthleteRow>, Call<MetricRow>]

export const athleteReads = (asked: AthleteAsked): AthleteReads => [
  athleteRow({ ...asked, first: firstDay(asked) }),
  ratingsOf({ ...asked, from: addDays(asked.from, -BASELINE_DAYS) }),
]

/** null if the team has no such athlete. */
export function athleteStatisticsFrom(
  [[athlete], answered]: RowsOf<AthleteReads>,
  asked: AthleteAsked,
  say = inEnglish,
): Omit<AthleteStatistics, 'today'> | null {
  if (!athlete) return null
  const named = byTitle(answered.map((row) => ({ ...row, title: metricTitle(row.title, say) })))
  const metrics = named.filter(({ dates }) => dates.at(-1)! >= asked.from)
  const ratings = metrics.flatMap(({ id, dates, ratings: given }) =>
    dates.map((date, index) => ({ metricId: id, date, rating: given[index]! })),
  )
  return {
    recordedSince: athlete.recordedSince,
    reports: reportsIn(athlete, calendarDays(firstDay(asked), asked.to)),
    metrics: metrics.map(({ id, title }) => ({ id, title })),
    ratings: ratings.filter(({ date }) => date >= asked.from),
    ratingsBefore: ratings.filter(({ date }) => date < asked.from),
  }
}

export const firstDay = ({ from, method }: { from: LocalDay; method: LoadMethod }) =>
  addDays(from, -LOOK_BACK_DAYS[method])

export const byTitle = <Metric extends { title: string }>(metrics: Metric[]): Metric[] =>
  alphabet.sorted(metrics, ({ title }) => title)
