import { sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { statement } from '#database/statement.ts'
import type { AbsencePeriod, AbsenceReason } from '#domain/absence/absence.ts'
import { mondayOf } from '#domain/calendar/days.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import type { ProblemFinding, ProblemKind } from '#domain/health-problem/health-problem.ts'
import { weeksIn } from '#domain/health-problem/health-round.ts'
import { prevalenceOf, type RoundAnswered, type WeekPrevalence } from '#domain/health-problem/prevalence.ts'
import { availabilityDays, type AvailabilityDays } from '#domain/health-problem/season-availability.ts'
import { problemTimeLossDays } from '#domain/health-problem/time-loss.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { isSetSinceShared } from '#server/stored/absences.ts'
import { formWindow } from '#server/stored/form-window.ts'
import { isReportedSinceShared } from './queries.ts'
import { todayOf } from './problem-work.ts'

type OfTeam = { teamId: string }
type Asked = OfTeam & DateRange

const teamId = sql.placeholder('teamId')
const from = sql`${sql.placeholder('from')}::date`
const to = sql`${sql.placeholder('to')}::date`
const athletes = sql`(select * from my_athletes_profiles where team_id = ${teamId}) p`

const roundsIn = statement<RoundAnswered, Asked>(
  'health_rounds_in_range',
  sql`select r.week::text, r.has_problem as "hasProblem", exists (
      select from health_round_answers a
      where a.athlete_id = r.athlete_id and a.team_id = r.team_id and a.week = r.week and a.is_substantial) as "isSubstantial"
    from ${athletes} join health_rounds r on r.athlete_id = p.id and r.team_id = ${teamId}
    where r.week between ${from} and ${to}
      and (r.answered_at at time zone 'UTC')::date + 1 >= coalesce(p.shares_from, '-infinity')`,
)

export type SeasonProblem = ProblemFinding & {
  id: string
  athleteId: string
  athlete: string
  kind: ProblemKind
  area: BodyArea | null
  side: Side | null
  beganOn: LocalDay
  resolvedOn: LocalDay | null
  recurrenceOf: string | null
}

const problemsIn = statement<SeasonProblem, Asked>(
  'health_problems_in_range',
  sql`select q.id, p.id as "athleteId", p.full_name as athlete, q.kind, q.area, q.side, q.began_on::text as "beganOn",
      q.resolved_on::text as "resolvedOn", q.recurrence_of as "recurrenceOf", f.mode, f.relation, f.code
    from ${athletes} join health_problems q on q.athlete_id = p.id and q.team_id = ${teamId}
      left join problem_findings f on f.problem_id = q.id
    where q.began_on <= ${to} and coalesce(q.resolved_on, 'infinity') >= ${from} and ${isReportedSinceShared(sql`q`)}
    order by q.began_on, q.id`,
)

type AbsenceOf = AbsencePeriod & { athleteId: string; reason: AbsenceReason | null }

/** All that began by then: a problem may have begun before the range. */
const absencesUntil = statement<AbsenceOf, Asked>(
  'absences_of_season',
  sql`select a.athlete_id as "athleteId", a.status, a.off_kind as "offKind", a.first_day::text as "firstDay",
      a.back_on::text as "backOn", a.ended_on::text as "endedOn", d.reason
    from ${athletes} join absences a on a.athlete_id = p.id and a.team_id = ${teamId}
      left join absence_details d on d.absence_id = a.id
    where a.first_day <= ${to} and ${isSetSinceShared(sql`p.shares_from`)}`,
)

type OnTeam = { athleteId: string; athlete: string; since: LocalDay }

const athletesSince = statement<OnTeam, OfTeam & { timeZone: string }>(
  'athletes_since',
  sql`select p.id as "athleteId", p.full_name as athlete,
      greatest((m.joined_at at time zone ${sql.placeholder('timeZone')})::date, p.shares_from)::text as since
    from ${athletes} join team_members m on m.athlete_id = p.id and m.team_id = ${teamId} and m.left_at is null
    order by p.full_name, p.id`,
)

export type Season = {
  weeks: WeekPrevalence[]
  problems: (SeasonProblem & { timeLossDays: number })[]
  availability: (OnTeam & AvailabilityDays)[]
}

/** What a season came to, of those who are on the team now and as far as they share it; for staff who see health. */
export async function seasonOf(tx: ActorTx, asked: Asked, now: Date): Promise<Season> {
  const today = await todayOf(tx, asked.teamId, now)
  const { timeZone } = await formWindow(tx, asked.teamId)
  const last = asked.to < today ? asked.to : today
  const rounds = await tx.run(roundsIn({ ...asked, from: mondayOf(asked.from) }))
  const absences = Map.groupBy(
    await tx.run(absencesUntil({ ...asked, to: today })),
    (absence) => absence.athleteId,
  )
  const problems = await tx.run(problemsIn(asked))
  const people = await tx.run(athletesSince({ teamId: asked.teamId, timeZone }))
  return {
    weeks: weeksIn({ from: asked.from, to: last }).map((week) => prevalenceOf(week, rounds)),
    problems: problems.map((problem) => {
      const all = absences.get(problem.athleteId) ?? []
      const caused = all.filter(({ reason }) => reason === null || reason === problem.kind)
      return { ...problem, timeLossDays: problemTimeLossDays(problem, caused, today) }
    }),
    availability: people.map((person) => {
      const first = person.since > asked.from ? person.since : asked.from
      const all = absences.get(person.athleteId) ?? []
      return { ...person, ...availabilityDays({ from: first, to: last, absences: all }) }
    }),
  }
}
