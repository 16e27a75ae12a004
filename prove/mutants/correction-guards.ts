import type { Pattern } from './guard-mutants.ts'

const CORRECTIONS = 'tests/integration/corrections.test.ts'
const BY_STAFF = 'tests/integration/corrections-by-staff.test.ts'
const CORRECTION_SQL = 'src/database/migrations/*_corrections.sql'
const CORRECT_DAY = 'src/server/features/check-in/correction/correct-day.ts'

/** Who may change what was submitted, and for how long. */
export const CORRECTION_GUARDS: Pattern[] = [
  {
    files: CORRECT_DAY,
    guard: /if \(locked\) throw/g,
    replacement: 'if (false) throw',
    caughtBy: [CORRECTIONS],
  },
  {
    files: CORRECT_DAY,
    guard: /if \(hidden\) throw refusalOf\(hidden, meant\)/g,
    replacement: '',
    caughtBy: [BY_STAFF],
  },
  {
    files: CORRECT_DAY,
    guard: /day === today && belongsToForm/g,
    replacement: 'false && belongsToForm',
    caughtBy: [CORRECTIONS],
  },
  {
    files: CORRECTION_SQL,
    guard: / where t\.duty in \('owner', 'coach'\)/g,
    replacement: '',
    caughtBy: [BY_STAFF],
  },
  {
    files: CORRECTION_SQL,
    guard: /m\.team_id in \(select t\.team_id from my_teams t where t\.duty in \('owner', 'coach'\)\)/g,
    replacement: 'true',
    caughtBy: [BY_STAFF],
  },
  {
    files: CORRECTION_SQL,
    guard: /^ +and day >= coalesce\(m\.shares_from, '-infinity'\)/gm,
    replacement: '',
    caughtBy: [BY_STAFF],
  },
  {
    files: CORRECTION_SQL,
    guard: /and \(athlete = app_actor_id\(\) or q\.audience = 'staff'\n.*sees_health\)\)/g,
    replacement: '',
    caughtBy: [BY_STAFF],
  },
]
