import type { Pattern } from './guard-mutants.ts'

const ROW_ACCESS = 'tests/integration/row-access.test.ts'
const OPEN_POLICIES = 'tests/integration/open-policies.test.ts'
const HEALTH = 'tests/integration/health-questions.test.ts'
const ARCHIVED = 'tests/integration/archived-metrics.test.ts'
const TEAM_RULES = 'tests/integration/team-rules.test.ts'
const METRICS_SQL = 'src/database/migrations/*_questions.sql'

/** Whose questions they are, and who sees the answers to those about health. */
export const METRIC_GUARDS: Pattern[] = [
  {
    files: 'src/server/features/metric/queries.ts',
    guard: /eq\(teamId, team\.teamId\),/g,
    replacement: 'undefined,',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/features/metric/queries.ts',
    guard: /eq\(audience, 'staff'\)/g,
    replacement: 'undefined',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/{stored,features/account-*}/*.ts',
    guard: /audience = 'staff'/g,
    replacement: "audience <> ''",
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/features/metric/routes.ts',
    guard: /audience === 'health' && !seesHealth/g,
    replacement: 'false',
    caughtBy: [HEALTH],
  },
  {
    files: 'src/server/features/metric/change-metrics.ts',
    guard: /metric\?\.audience === 'staff'/g,
    replacement: 'metric',
    caughtBy: [HEALTH],
  },
  {
    files: 'src/database/migrations/*_own_rows.sql',
    guard: /join my_teams t on t\.team_id = q\.team_id where/g,
    replacement: 'join my_teams t on true where',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: METRICS_SQL,
    guard: /when \(old\.audience = 'health' and new\.audience <> 'health'\)/g,
    replacement: 'when (false)',
    caughtBy: [HEALTH],
  },
  {
    files: METRICS_SQL,
    guard: /for each row when \(new\.archived_at is null\)/g,
    replacement: 'for each row when (false)',
    caughtBy: [ARCHIVED, TEAM_RULES],
  },
  {
    files: METRICS_SQL,
    guard: /where athlete_id = app_actor_id\(\)\)\);$/gm,
    replacement: '));',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: METRICS_SQL,
    guard: /^ +and metric in \(select q\.id from my_metrics q .*\n.*$/gm,
    replacement: '',
    caughtBy: [TEAM_RULES],
  },
]
