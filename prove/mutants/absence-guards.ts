import type { Pattern } from './guard-mutants.ts'

const ABSENCES = 'tests/integration/absences.test.ts'
const CANNOT_TRAIN = 'tests/integration/cannot-train.test.ts'
const REMINDERS = 'tests/integration/reminders.test.ts'
const NUDGES = 'tests/integration/nudges.test.ts'
const ABSENCE_SQL = 'src/database/migrations/*_absences.sql'
const ROUTE_ACCESS = 'tests/integration/route-access.test.ts'
const WORK = 'src/server/features/absence/absence-work.ts'

/** Who says that somebody cannot train, who reads why, and whom a day off excuses. */
export const ABSENCE_GUARDS: Pattern[] = [
  {
    files: 'src/server/features/absence/routes.ts',
    guard: /lookingActorOf\(c\)/g,
    replacement: 'staffActorOf(c)',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/features/absence/routes.ts',
    guard: /if \(wish\.details !== undefined && !actor\.team\.seesHealth\)/g,
    replacement: 'if (false)',
    caughtBy: [ABSENCES],
  },
  {
    files: WORK,
    guard: /asker\.isAthlete && !before\.isMine/g,
    replacement: 'false',
    caughtBy: [ABSENCES],
  },
  {
    files: WORK,
    guard: /if \(problem\) throw/g,
    replacement: 'if (false) throw',
    caughtBy: [ABSENCES],
  },
  {
    files: WORK,
    guard: /if \(!mayDelete\) throw/g,
    replacement: 'if (false) throw',
    caughtBy: [ABSENCES],
  },
  {
    files: ABSENCE_SQL,
    guard: /create trigger absences_(?:kept_few|off_without_details)[^;]+;/g,
    replacement: 'select 1;',
    caughtBy: [ABSENCES],
  },
  {
    files: 'src/server/stored/absences.ts',
    guard: /not exists \(/g,
    replacement: 'true or not exists (',
    caughtBy: [CANNOT_TRAIN],
  },
  {
    files: 'src/server/reminder/remind.ts',
    guard: /if \(athlete\.isOff\) return 'off'/g,
    replacement: '',
    caughtBy: [NUDGES],
  },
  {
    files: 'src/server/reminder/still-due.ts',
    guard: /athlete\.isOff \|\| /g,
    replacement: '',
    caughtBy: [REMINDERS],
  },
]
