import { sql } from 'drizzle-orm'
import type { Actor, Subject } from '#tests/support/access-matrix.ts'
import { A_WEEK } from '#tests/support/health-rows.ts'
import { byId, RUNNING, set } from '#tests/support/team-subjects.ts'
import { A_DAY, type TwoTeams } from '#tests/support/two-teams.ts'

const WHO_SEE_HEALTH: Actor[] = ['manager', 'medical']
const THEY_AND_ATHLETE: Actor[] = ['athlete', ...WHO_SEE_HEALTH]

type Whose = { problem: { id: string; step: string }; athlete: string }

/** Injuries and illnesses, what was found, the steps of a return and the weekly rounds. */
export function healthSubjects({ people, rows: row, teams: { team } }: TwoTeams): Subject[] {
  const report = (athlete: string, isShared = false) =>
    sql`insert into health_problems (id, team_id, athlete_id, kind, began_on, is_shared_with_coach, reported_by, reported_at) values (gen_random_uuid(), ${team}, ${athlete}, 'illness', ${A_DAY}, ${isShared}, app_actor_id(), '2026-11-12')`
  const findIn = (problem: string, athlete: string) =>
    sql`insert into problem_findings (problem_id, team_id, athlete_id, code, set_by, set_at) values (${problem}, ${team}, ${athlete}, 'X', app_actor_id(), now())`
  const planIn = (problem: string, athlete: string) =>
    sql`insert into problem_steps (id, problem_id, team_id, athlete_id, title, created_at) values (gen_random_uuid(), ${problem}, ${team}, ${athlete}, 'Run', now())`
  const answerIn = (problem: string, athlete: string) =>
    sql`insert into health_round_answers (team_id, athlete_id, week, problem_id, participation) values (${team}, ${athlete}, ${A_WEEK}, ${problem}, 0)`

  const problemRow = ({ problem: { id }, athlete }: Whose) => ({
    table: 'health_problems',
    exists: byId('health_problems', id),
    insert: report(athlete),
    ...set('health_problems', id, "note = 'changed'"),
  })
  const findingRow = ({ problem: { id }, athlete }: Whose, bare = id) => ({
    table: 'problem_findings',
    exists: sql`select 1 from problem_findings where problem_id = ${id}`,
    insert: findIn(bare, athlete),
    update: sql`update problem_findings set code = 'changed', set_by = app_actor_id()`,
    changed: sql`select 1 from problem_findings where problem_id = ${id} and code = 'changed'`,
  })
  const stepRow = ({ problem: { id, step }, athlete }: Whose) => ({
    table: 'problem_steps',
    exists: byId('problem_steps', step),
    insert: planIn(id, athlete),
    update: sql`update problem_steps set confirmed_on = ${A_DAY}, confirmed_by = app_actor_id()`,
    changed: sql`select 1 from problem_steps where id = ${step} and confirmed_on = ${A_DAY}`,
  })
  const roundRow = ({ athlete }: Whose) => ({
    table: 'health_rounds',
    exists: sql`select 1 from health_rounds where athlete_id = ${athlete} and week = ${A_WEEK}`,
    insert: sql`insert into health_rounds (team_id, athlete_id, week, answered_at, has_problem) values (${team}, ${athlete}, '2026-11-16', '2026-11-18', false)`,
    update: sql`update health_rounds set has_problem = false`,
    changed: sql`select 1 from health_rounds where athlete_id = ${athlete} and not has_problem`,
  })
  const answerRow = ({ problem: { id }, athlete }: Whose, bare = id) => ({
    table: 'health_round_answers',
    exists: sql`select 1 from health_round_answers where problem_id = ${id}`,
    insert: answerIn(bare, athlete),
    update: sql`update health_round_answers set participation = 0`,
    changed: sql`select 1 from health_round_answers where problem_id = ${id} and participation = 0`,
  })

  const athletes: Whose = { problem: row.problem, athlete: people.athlete }
  const shared: Whose = { problem: row.sharedProblem, athlete: people.athlete }
  const outOfSight = (
    [
      ['of a former member', row.formerMembersProblem, people.formerMember, ['formerMember']],
      ['from before somebody shares', row.withheldProblem, people.withholder, []],
    ] as const
  ).flatMap(([what, problem, athlete, select]): Subject[] => {
    const whose = { problem, athlete }
    const inserting = athlete === people.withholder ? WHO_SEE_HEALTH : []
    const read = { select: [...select] }
    return [
      { ...problemRow(whose), what: `a problem ${what}`, allowed: { ...read, insert: inserting } },
      { ...findingRow(whose), what: `a finding ${what}`, allowed: read },
      { ...stepRow(whose), what: `a step ${what}`, allowed: read },
      { ...roundRow(whose), what: `a round ${what}`, allowed: read },
      { ...answerRow(whose), what: `an answer ${what}`, allowed: read },
    ]
  })

  return [
    {
      ...problemRow(athletes),
      what: "an athlete's problem",
      allowed: { select: THEY_AND_ATHLETE, insert: THEY_AND_ATHLETE, update: THEY_AND_ATHLETE },
    },
    {
      ...problemRow(shared),
      what: 'a problem that an athlete shares with the coach',
      insert: report(people.athlete, true),
      allowed: {
        select: ['athlete', 'medical', ...RUNNING],
        insert: ['athlete'],
        update: THEY_AND_ATHLETE,
      },
    },
    {
      ...problemRow(athletes),
      what: 'whether it is shared',
      ...set('health_problems', row.problem.id, 'is_shared_with_coach = true'),
      allowed: { update: ['athlete'] },
      operations: ['update'],
    },
    {
      ...findingRow(athletes, row.bareProblem),
      what: 'what was found',
      allowed: { select: THEY_AND_ATHLETE, insert: WHO_SEE_HEALTH, update: WHO_SEE_HEALTH },
    },
    {
      ...findingRow(shared, row.bareSharedProblem),
      what: 'what was found of a shared problem',
      allowed: { select: THEY_AND_ATHLETE, insert: WHO_SEE_HEALTH, update: WHO_SEE_HEALTH },
    },
    ...[athletes, shared].map((whose): Subject => ({
      ...stepRow(whose),
      what: `a step of a return${whose === shared ? ' from a shared problem' : ''}`,
      allowed: {
        select: THEY_AND_ATHLETE,
        insert: WHO_SEE_HEALTH,
        update: WHO_SEE_HEALTH,
        delete: WHO_SEE_HEALTH,
      },
    })),
    {
      ...stepRow({ ...athletes, problem: { ...row.problem, step: row.confirmedStep } }),
      what: 'a step that is confirmed',
      update: sql`update problem_steps set title = 'changed'`,
      changed: sql`select 1 from problem_steps where id = ${row.confirmedStep} and title = 'changed'`,
      allowed: {},
      operations: ['update', 'delete'],
    },
    {
      ...roundRow(athletes),
      what: 'the round of a week',
      allowed: { select: THEY_AND_ATHLETE, insert: ['athlete'], update: ['athlete'] },
    },
    ...[
      { whose: athletes, bare: row.bareProblem, what: 'an answer about a problem' },
      { whose: shared, bare: row.bareSharedProblem, what: 'an answer about a shared problem' },
    ].map(({ whose, bare, what }): Subject => ({
      ...answerRow(whose, bare),
      what,
      allowed: { select: THEY_AND_ATHLETE, insert: ['athlete'], delete: ['athlete'] },
    })),
    {
      table: 'teams',
      what: 'the weekday of the round',
      exists: byId('teams', team),
      insert: sql`insert into teams (name) values ('Mine')`,
      ...set('teams', team, 'health_round_weekday = 5'),
      allowed: { update: RUNNING },
      operations: ['update'],
    },
    ...outOfSight,
  ]
}
