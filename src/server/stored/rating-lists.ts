import { type SQL, sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { metricOrder } from './reports.ts'
import { type AsStaff, isInSharedRange, seenByStaff } from './team-rows.ts'

/** An athlete's ratings of one question, in the order of their days. */
export type RatingLists = {
  athleteId: string
  metricId: string
  title: string
  isHealth: boolean
  dates: LocalDay[]
  ratings: number[]
}

/** Without `athleteId` the whole team is meant. */
export type AskedOf = AsStaff & { athleteId: string | null }

const onlyId = sql`${sql.placeholder('athleteId')}::uuid`
/** Not a `coalesce`: PostgreSQL asks a policy about every row before it compares by one. */
export const isMeant = (id: SQL) => sql`(${onlyId} is null or ${id} = ${onlyId})`

export const ratingLists = seenByStaff<RatingLists, AskedOf & DateRange>(
  'rating_lists',
  (
    sight,
  ) => sql`select athlete_id as "athleteId", metric_id as "metricId", title, audience = 'health' as "isHealth", dates, ratings
    from (
      select athlete_id, metric_id, to_json(array_agg(date)) as dates, to_json(array_agg(rating_value)) as ratings
      from (
        select r.athlete_id, metric_id, date, rating_value
        from ${sight.answers}
        where ${isMeant(sql`r.athlete_id`)} and rating_value is not null and ${isInSharedRange(sight)}
        order by r.athlete_id, metric_id, date
      ) given
      group by athlete_id, metric_id
    ) answered ${sight.withMetric}
    order by ${metricOrder}`,
)

export const ratingsIn = ({ dates, ratings, metricId, title, isHealth }: RatingLists) =>
  dates.map((date, index) => ({ metricId, title, isHealth, date, rating: ratings[index]! }))
