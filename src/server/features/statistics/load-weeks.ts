import { sql } from 'drizzle-orm'
import { readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { mondaysOf, wholeWeeks } from '#domain/load/load-weeks.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import type { AthleteWeeks, SquadWeeks } from '#domain/statistics/statistics-weeks.ts'
import type { TrainingType } from '#domain/training-session/training-session.ts'
import {
  type AsStaff,
  isInSharedRange,
  type OfAthlete,
  seenByEither,
  seenByStaff,
} from '#server/stored/team-rows.ts'
import { athleteSeen } from './athlete-queries.ts'
import type { Whose } from './asked-range.ts'

/** Of a week and type; without a type, of all of the week. Weeks are counted from the first. */
type WeekRow = {
  week: number
  trainingType: TrainingType | null
  isWhole: boolean
  load: number
  days: number
}
type MemberRow = { athleteId: string; weeks: number[] | null; loads: number[] | null; days: number[] | null }

/** `from` is a Monday. */
const weekOf = sql`(date - ${sql.placeholder('from')}::date) / 7`

const weeksOf = seenByEither<WeekRow, DateRange & OfAthlete>(
  'statistics_weeks',
  (sight) => sql`select week, training_type as "trainingType", grouping(training_type) = 1 as "isWhole",
      sum(unit_load)::int as load, count(distinct date)::int as days
    from (
      select ${weekOf} as week, training_type, unit_load, date
      from ${sight.athletes} join training_sessions r on r.athlete_id = p.id
      where r.athlete_id = ${sql.placeholder('athleteId')} and ${isInSharedRange(sight)}
    ) reported
    group by grouping sets ((week, training_type), (week))`,
)

const weeksOfMembers = seenByStaff<MemberRow, DateRange & AsStaff>(
  'squad_weeks',
  (sight) => sql`select p.id as "athleteId", weeks, loads, days
    from ${sight.athletes} cross join lateral (
      select to_json(array_agg(week)) as weeks, to_json(array_agg(load)) as loads, to_json(array_agg(days)) as days
      from (
        select ${weekOf} as week, sum(unit_load) as load, count(distinct date) as days
        from ${sight.loads}
        where athlete_id = p.id and ${isInSharedRange(sight)}
        group by 1
      ) trained
    ) reported
    order by p.id`,
)

/** null if the team has no such athlete. */
export async function athleteWeeks(
  db: Database,
  { actorId, athleteId, teamId }: Whose,
  range: DateRange,
): Promise<AthleteWeeks | null> {
  const [seen, rows] = await readAsActor(
    db,
    actorId,
    athleteSeen({ athleteId, teamId }),
    weeksOf({ athleteId, teamId, ...wholeWeeks(range) }),
  )
  if (seen.length === 0) return null
  const byWeek = Map.groupBy(rows, ({ week }) => week)
  return {
    weeks: mondaysOf(range).map((monday, week) => {
      const ofWeek = byWeek.get(week) ?? []
      return {
        monday,
        reportedDays: ofWeek.find(({ isWhole }) => isWhole)?.days ?? 0,
        // A declared rest has no type.
        loads: ofWeek.flatMap(({ trainingType, load }) => (trainingType ? [{ trainingType, load }] : [])),
      }
    }),
  }
}

export async function squadWeeks(
  db: Database,
  actorId: string,
  asked: DateRange & AsStaff,
): Promise<SquadWeeks> {
  const [members] = await readAsActor(db, actorId, weeksOfMembers({ ...asked, ...wholeWeeks(asked) }))
  const mondays = mondaysOf(asked)
  const spread = (weeks: number[] | null, values: number[] | null) => {
    const all = mondays.map(() => 0)
    for (const [at, week] of (weeks ?? []).entries()) all[week] = values![at]!
    return all
  }
  return {
    mondays,
    athletes: members.map(({ athleteId, weeks, loads, days }) => ({
      athleteId,
      loads: spread(weeks, loads),
      reportedDays: spread(weeks, days),
    })),
  }
}
