import type { Pattern } from './guard-mutants.ts'

const ROUTE_ACCESS = 'tests/integration/route-access.test.ts'
const ROW_ACCESS = 'tests/integration/row-access.test.ts'
const OPEN_POLICIES = 'tests/integration/open-policies.test.ts'
const TEAM_RULES = 'tests/integration/team-rules.test.ts'
const JOINING = ['tests/integration/joining-refusals.test.ts', 'tests/integration/joining.test.ts']
const FEATURES = 'src/server/features/**/*.ts'
const GUARD = 'src/server/http/guard.ts'
const STAFF = 'tests/integration/staff.test.ts'
const TEAMS = 'tests/integration/teams.test.ts'
const STAFF_SQL = 'src/database/migrations/*_staff.sql'
const SEEN_SQL = 'src/database/migrations/*_seen_and_consent.sql'
const OWN_ROWS_SQL = 'src/database/migrations/*_own_rows.sql'
const TEAMS_SQL = 'src/database/migrations/*_teams.sql'

/** Who is of a team, in the routes, in the queries behind them and in the functions of the database. */
export const TEAM_GUARDS: Pattern[] = [
  {
    files: FEATURES,
    guard: /(?:staff|running)ActorOf\(c\)/g,
    replacement: "{ ...c.get('visitor')!, team: { id: c.req.param('teamId')! } }",
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: FEATURES,
    guard: /runningActorOf\(c\)/g,
    replacement: "(await import('#server/http/guard.ts')).staffActorOf(c)",
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: FEATURES,
    guard: /memberActorOf\(c\)/g,
    replacement: "{ ...c.get('visitor')!, team: c.get('visitor')!.teams[0]! }",
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: GUARD,
    guard: /= (?:manager|athlete)ActorOf\(c\)/g,
    replacement: '= actorOf(c)',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: GUARD,
    guard: /\.find\(\(\{ id \}\) => id === c\.req\.param\('teamId'\)\)/g,
    replacement: '[0]',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: GUARD,
    guard: /!mayRun\(actor\.team\.duty\)/g,
    replacement: 'false',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: FEATURES,
    guard: /ownerActorOf\(c\)/g,
    replacement: "(await import('#server/http/guard.ts')).runningActorOf(c)",
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/features/{team,staff,invitation}/routes.ts',
    guard: /(?:manager\.)?team\.duty !== 'owner'/g,
    replacement: 'false',
    caughtBy: [ROUTE_ACCESS, STAFF],
  },
  {
    files: GUARD,
    guard: /if \((?:team\.twoStepMissing|actor\.team\.archivedAt)\)/g,
    replacement: 'if (false)',
    caughtBy: [TEAMS],
  },
  {
    files: STAFF_SQL,
    guard: /m\.duty = 'owner'/g,
    replacement: 'true',
    caughtBy: [ROW_ACCESS, TEAM_RULES, TEAMS],
  },
  {
    files: GUARD,
    guard: /if \(!team\)/g,
    replacement: 'if (false)',
    caughtBy: ['tests/integration/check-in-submissions.test.ts'],
  },
  {
    files: 'src/server/{stored/team-rows,features/{athlete,statistics,check-in}/*}.ts',
    guard: /((?:\w+\.)?team_id = \$\{(?:teamId|sql\.placeholder\('\w+'\))\})/g,
    replacement: '($1 or true)',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/stored/team-rows.ts',
    guard: / and m\.left_at is null|m\.team_id = q\.team_id and /g,
    replacement: '',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/stored/{team-rows,reports}.ts',
    guard: /greatest\((\$\{\S+\}::date), \$\{sharedFrom\}\)/g,
    replacement: '$1',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/stored/team-rows.ts',
    guard: /(?:r\.)?date >= coalesce\(/g,
    replacement: "'infinity' >= coalesce(",
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/features/team-day/queries.ts',
    guard:
      /((?<=my_athletes_profiles\s+where )team_id = \$\{teamId\}|\$\{isShared\(\{ sharedFrom: sql`shares_from` \}\)\})/g,
    replacement: '($1 or true)',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/features/team-day/queries.ts',
    guard: / and coalesce\(m\.shares_from, '-infinity'\) <= \$\{day\}::date/g,
    replacement: '',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/stored/form-window.ts',
    guard: /(team_id = \$\{teamId\})/g,
    replacement: '($1 or true)',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/features/invitation/queries.ts',
    guard: /eq\(invitations\.teamId, team\.id\), (isTheirsToSee\(team\.duty\), isListed)/g,
    replacement: '$1',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/live/live.ts',
    guard: /team\.duty === 'athlete'/g,
    replacement: 'false',
    caughtBy: ['tests/integration/live.test.ts'],
  },
  {
    files: STAFF_SQL,
    guard:
      /me\.role = 'manager'|exists \(select from team_members m where m\.athlete_id = me\.id and m\.left_at is null\)|invitation\.status <> 'pending'|invitation\.expires_at <= at|invitation\.email <> me\.email/g,
    replacement: 'false',
    caughtBy: [...JOINING, STAFF],
  },
  {
    files: SEEN_SQL,
    guard: /if not found then/g,
    replacement: 'if false then',
    caughtBy: JOINING,
  },
  {
    files: SEEN_SQL,
    guard: /found_out\.outcome <> 'open'/g,
    replacement: 'found_out.outcome is null',
    caughtBy: JOINING,
  },
  {
    files: TEAMS_SQL,
    guard: /^ +and m\.team_id in \(select s\.team_id from team_staff s .*;$/gm,
    replacement: ';',
    caughtBy: [TEAM_RULES],
  },
  {
    files: TEAMS_SQL,
    guard: /from team_staff where account_id = \(select app_actor_id\(\)\);$/gm,
    replacement: 'from team_staff;',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard: /where m\.left_at is null (?=and m\.team_id in \(select team_id from my_teams\);$)/gm,
    replacement: 'where true ',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: TEAMS_SQL,
    guard: /from team_members where athlete_id = \(select app_actor_id\(\)\) (?=and left_at is null;$)/gm,
    replacement: 'from team_members where true ',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: TEAMS_SQL,
    guard: /(?<=from team_members where athlete_id = \(select app_actor_id\(\)\)) and left_at is null;$/gm,
    replacement: ';',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: STAFF_SQL,
    guard:
      /where s\.team_id in \(select team_id from my_teams\) or s\.team_id in \(select team_id from teams_i_am_on\);$/gm,
    replacement: 'where true;',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard:
      /(?<=from (?:profiles|metric_responses|training_sessions)) where (?:id|athlete_id) = \(select app_actor_id\(\)\)/g,
    replacement: '',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard: /from my_athletes m(?=\ncross join)/g,
    replacement: 'from team_members m',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard:
      /m\.left_at is null(?= and m\.team_id = any)|m\.team_id = any\(array\(select team_id from my_teams\)\)/g,
    replacement: 'true',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard:
      /r\.date >= coalesce\(m\.shares_from, '-infinity'\)|r\.metric_id = any\(array\(select id from my_metrics\)\)/g,
    replacement: 'true',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard:
      /where t\.id in \(select team_id from my_teams\) or t\.id in \(select team_id from teams_i_am_on\)/g,
    replacement: '',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard: / and m\.team_id in \(select team_id from my_teams\)/g,
    replacement: '',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard: /(?<=from custom_metrics) where team_id in \(select team_id from teams_i_am_on\)/g,
    replacement: '',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: OWN_ROWS_SQL,
    guard: / where q\.audience = 'staff' or t\.sees_health/g,
    replacement: '',
    caughtBy: [ROW_ACCESS],
  },
  {
    files: TEAMS_SQL,
    guard: /not exists \(select from profiles where id = account and role = .*\)/g,
    replacement: 'false',
    caughtBy: [TEAM_RULES],
  },
]
