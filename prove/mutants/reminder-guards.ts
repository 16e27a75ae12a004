import type { Pattern } from './guard-mutants.ts'

const REMINDERS = 'tests/integration/reminders.test.ts'
const NUDGES = 'tests/integration/nudges.test.ts'
const UNSUBSCRIBING = 'tests/integration/unsubscribing.test.ts'

/** Who is reminded, how often, and what stops it. */
export const REMINDER_GUARDS: Pattern[] = [
  {
    files: 'src/server/reminder/still-due.ts',
    guard: /!isOpen\(team\.window, now\)/g,
    replacement: 'false',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/reminder/still-due.ts',
    guard: /!athlete\.hasAnswered && athlete\.byMail/g,
    replacement: 'true',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/reminder/remind.ts',
    guard: /isQuiet\(athlete, now\)/g,
    replacement: 'false',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/domain/reminder/reminder-limits.ts',
    guard: />= MOST_A_DAY/g,
    replacement: '> 99',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/reminder/nudge.ts',
    guard: /!isOpen\(team\.window, now\)/g,
    replacement: 'false',
    caughtBy: [NUDGES],
  },
  {
    files: 'src/server/features/reminder/unsubscribe-routes.ts',
    guard: /if \(!athleteId\) throw new Refusal\('unsubscribe-link-invalid'\)/g,
    replacement: 'if (!athleteId) return',
    caughtBy: [UNSUBSCRIBING],
  },
]
