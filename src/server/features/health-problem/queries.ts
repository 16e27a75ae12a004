import { sql, type SQL } from 'drizzle-orm'
import { type Call, statement } from '#database/statement.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import {
  type HealthProblem,
  type ProblemFinding,
  recurrenceDays,
  stepState,
} from '#domain/health-problem/health-problem.ts'
import type { Problem } from '#domain/health-problem/health-problem-schemas.ts'

type StepRow = {
  id: string
  title: string
  plannedOn: LocalDay | null
  confirmedOn: LocalDay | null
  confirmedBy: string | null
}

export type ProblemRow = HealthProblem &
  ProblemFinding & {
    id: string
    athleteId: string
    resolvedOn: LocalDay | null
    isSharedWithCoach: boolean
    recurrenceOf: string | null
    formerResolvedOn: LocalDay | null
    reportedBy: string | null
    isByAthlete: boolean
    reportedAt: Date
    hasFinding: boolean
    steps: StepRow[]
  }

const actorId = sql.placeholder('actorId')
const teamId = sql.placeholder('teamId')
const seesHealth = sql`${sql.placeholder('seesHealth')}::boolean`
const runs = sql`${sql.placeholder('runs')}::boolean`

/** The staff who see health, and those who run the team of what the athlete shares with them. */
const isForReader = (problem: SQL) => sql`(${seesHealth} or (${problem}.is_shared_with_coach and ${runs}))`

const nameOf = (account: SQL) => sql`coalesce(
  (select s.full_name from team_people s where s.team_id = q.team_id and s.id = ${account} limit 1),
  case when ${account} = q.athlete_id then p.full_name end)`

const shown = sql`q.id, q.athlete_id as "athleteId", q.kind, q.area, q.side, q.began_on::text as "beganOn",
  q.resolved_on::text as "resolvedOn", q.note, q.is_shared_with_coach as "isSharedWithCoach",
  former.id as "recurrenceOf", former.resolved_on::text as "formerResolvedOn",
  ${nameOf(sql`q.reported_by`)} as "reportedBy", q.reported_by is not distinct from q.athlete_id as "isByAthlete",
  q.reported_at as "reportedAt", f.mode, f.relation, f.code, f.problem_id is not null as "hasFinding",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', step.id, 'title', step.title, 'plannedOn', step.planned_on,
      'confirmedOn', step.confirmed_on, 'confirmedBy', ${nameOf(sql`step.confirmed_by`)}) order by step.planned_on, step.created_at, step.id)
    from problem_steps step where step.problem_id = q.id and ${seesHealth}), '[]') as steps`

/** By when it was reported, since it may have begun before they joined; by a day less, for that day is one of the team's calendar. */
export const isReportedSinceShared = (problem: SQL) =>
  sql`(${problem}.reported_at at time zone 'UTC')::date + 1 >= coalesce(p.shares_from, '-infinity')`

const withFinding = sql`left join problem_findings f on f.problem_id = q.id and ${seesHealth}`

const isOne = sql`q.id = ${sql.placeholder('id')}`
const isOfAthlete = sql`q.athlete_id = coalesce(${sql.placeholder('athleteId')}::uuid, q.athlete_id)`

/** Of those who are on the team now, as far as they were reported since they share. */
const seenByStaff = (isMeant: SQL) => sql`select ${shown}
  from health_problems q join my_athletes_profiles p on p.team_id = q.team_id and p.id = q.athlete_id
    left join health_problems former on former.id = q.recurrence_of and ${isForReader(sql`former`)} and ${isReportedSinceShared(sql`former`)}
    ${withFinding}
  where q.team_id = ${teamId} and ${isMeant} and ${isForReader(sql`q`)} and ${isReportedSinceShared(sql`q`)}
  order by q.began_on desc, q.id`

const seenBySelf = (isMeant: SQL) => sql`select ${shown}
  from health_problems q join own_profile p on p.id = q.athlete_id
    left join health_problems former on former.id = q.recurrence_of and former.athlete_id = q.athlete_id
    ${withFinding}
  where q.team_id = ${teamId} and q.athlete_id = ${actorId} and ${isMeant}
  order by q.began_on desc, q.id`

/** One of the staff, who may run the team and may see health, or the athlete. */
export type Reader = {
  teamId: string
  actorId: string
  seesHealth: boolean
  runs: boolean
  isAthlete: boolean
}
type Asked = Omit<Reader, 'isAthlete'>

const listOfStaff = statement<ProblemRow, Asked & { athleteId: string | null }>(
  'health_problems',
  seenByStaff(isOfAthlete),
)
const listOfSelf = statement<ProblemRow, Asked>('own_health_problems', seenBySelf(sql`true`))
const oneOfStaff = statement<ProblemRow, Asked & { id: string }>('health_problem', seenByStaff(isOne))
const oneOfSelf = statement<ProblemRow, Asked & { id: string }>('own_health_problem', seenBySelf(isOne))

export const problemsFor = (
  { isAthlete, ...asked }: Reader,
  athleteId: string | null = null,
): Call<ProblemRow> => (isAthlete ? listOfSelf(asked) : listOfStaff({ ...asked, athleteId }))

export const problemOf = ({ isAthlete, ...asked }: Reader, id: string): Call<ProblemRow> =>
  (isAthlete ? oneOfSelf : oneOfStaff)({ ...asked, id })

export function shownProblem(row: ProblemRow, today: LocalDay): Problem {
  const { recurrenceOf, formerResolvedOn, hasFinding, mode, relation, code, steps, ...problem } = row
  return {
    ...problem,
    recurrence:
      recurrenceOf && formerResolvedOn
        ? { of: recurrenceOf, daysBetween: recurrenceDays(formerResolvedOn, row.beganOn) }
        : null,
    reportedAt: row.reportedAt.toISOString(),
    finding: hasFinding ? { mode, relation, code } : null,
    steps: steps.map((step) => ({ ...step, state: stepState(step, today) })),
  }
}

/** Whether an athlete of the team is on it now. */
export const isOnTeam = statement<{ athleteId: string }, { teamId: string; athleteId: string }>(
  'patient_on_team',
  sql`select athlete_id as "athleteId" from my_athletes
    where team_id = ${teamId} and athlete_id = ${sql.placeholder('athleteId')}`,
)
