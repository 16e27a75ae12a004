import type { Pattern } from './guard-mutants.ts'

const GROUPS = 'tests/integration/groups.test.ts'
const READINGS = 'tests/integration/group-readings.test.ts'
const ROWS = 'tests/integration/row-access.test.ts'
const GROUP_SQL = 'src/database/migrations/*_groups.sql'
const QUERIES = 'src/server/features/group/queries.ts'

/** Who may be in a group, how many there may be, and what is read of one. */
export const GROUP_GUARDS: Pattern[] = [
  {
    files: QUERIES,
    guard: /await demandOnTeam\(tx, teamId, athleteIds\)/g,
    replacement: '',
    caughtBy: [GROUPS],
  },
  {
    files: QUERIES,
    guard: /if \(members\.before && !isSame\([^\n]+/g,
    replacement: '',
    caughtBy: [GROUPS],
  },
  {
    files: 'src/server/stored/groups.ts',
    guard: /if \(!group\) throw new Refusal\('group-unknown'\)/g,
    replacement: 'if (!group) return null',
    caughtBy: [READINGS],
  },
  {
    files: GROUP_SQL,
    guard: /create trigger group_members_on_the_team[^;]+;/g,
    replacement: 'select 1;',
    caughtBy: [ROWS],
  },
  {
    files: GROUP_SQL,
    guard: /create trigger team_members_leave_groups[^;]+;/g,
    replacement: 'select 1;',
    caughtBy: [GROUPS],
  },
  {
    files: GROUP_SQL,
    guard: /where m\.athlete_id = app_actor_id\(\);/g,
    replacement: ';',
    caughtBy: [ROWS],
  },
]
