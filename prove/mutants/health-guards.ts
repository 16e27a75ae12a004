import type { Pattern } from './guard-mutants.ts'

const PROBLEMS = 'tests/integration/health-problems.test.ts'
const ROUNDS = 'tests/integration/health-rounds.test.ts'
const PROBLEM_SQL = 'src/database/migrations/*_health_problems.sql'
const ROUTE_ACCESS = 'tests/integration/route-access.test.ts'
const WORK = 'src/server/features/health-problem/problem-work.ts'
const ROUND_WORK = 'src/server/features/health-problem/round-work.ts'

/** Who reports a problem, who reads it, and which answers a round takes. */
export const HEALTH_GUARDS: Pattern[] = [
  {
    files: 'src/server/features/health-problem/routes.ts',
    guard: /(?:treating|running)ActorOf\(c\)/g,
    replacement: 'staffActorOf(c)',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/features/health-problem/season-routes.ts',
    guard: /healthActorOf\(c\)/g,
    replacement: 'staffActorOf(c)',
    caughtBy: [ROUTE_ACCESS, PROBLEMS],
  },
  {
    files: WORK,
    guard: /if \(before && before\.athleteId !== athleteId\)/g,
    replacement: 'if (false)',
    caughtBy: [PROBLEMS],
  },
  { files: WORK, guard: /if \(fault\) throw/g, replacement: 'if (false) throw', caughtBy: [PROBLEMS] },
  {
    files: ROUND_WORK,
    guard: /if \((?:round\.week !== week|!answers\.every\(areOstrcAnswers\)|!isKnown)\)/g,
    replacement: 'if (false)',
    caughtBy: [ROUNDS],
  },
  {
    files: PROBLEM_SQL,
    guard: /create trigger (?:health_problems|problem_steps)_kept_few[^;]+;/g,
    replacement: 'select 1;',
    caughtBy: [PROBLEMS],
  },
  {
    files: PROBLEM_SQL,
    guard: /create trigger health_problems_kept before[^;]+;/g,
    replacement: 'select 1;',
    caughtBy: ['tests/integration/row-access.test.ts'],
  },
]
