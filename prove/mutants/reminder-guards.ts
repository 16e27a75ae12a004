import type { Pattern } from './guard-mutants.ts'

const REMINDERS = 'tests/integration/reminders.test.ts'
const NUDGES = 'tests/integration/nudges.test.ts'
const PUSH_DEVICES = 'tests/integration/push-devices.test.ts'
const PUSH_REMINDERS = 'tests/integration/push-reminders.test.ts'
const PUSH_FAILURES = 'tests/integration/push-failures.test.ts'
const DIGESTS = 'tests/integration/digests.test.ts'
const DIGEST_CHOICES = 'tests/integration/digest-choices.test.ts'
const PUSH_DIGESTS = 'tests/integration/push-digests.test.ts'
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
    guard: /athlete\.hasAnswered \|\| /g,
    replacement: '',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/reminder/still-due.ts',
    guard: /: due\.athlete\.byMail/g,
    replacement: ': true',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/push/push-queue.ts',
    guard: /!\(await stillDue\('push', notice, now\)\)/g,
    replacement: 'false',
    caughtBy: [PUSH_REMINDERS, PUSH_DIGESTS],
  },
  {
    files: 'src/server/push/push-queue.ts',
    guard: /, gt\(authSessions\.expiresAt, now\)/g,
    replacement: '',
    caughtBy: [PUSH_REMINDERS],
  },
  {
    files: 'src/server/push/send-push.ts',
    guard: /!isPushEndpoint\(push\.endpoint, pushServices\)/g,
    replacement: 'false',
    caughtBy: [PUSH_FAILURES],
  },
  {
    files: 'src/server/push/send-push.ts',
    guard: /redirect: 'manual'/g,
    replacement: "redirect: 'follow'",
    caughtBy: [PUSH_FAILURES],
  },
  {
    files: 'src/server/features/push/routes.ts',
    guard: /!(?:isPushEndpoint|isOnCurve)\([^)]*\)/g,
    replacement: 'false',
    caughtBy: [PUSH_DEVICES],
  },
  {
    files: 'src/server/push/devices.ts',
    guard: /known\.p256dh !== keys\.p256dh \|\| known\.auth !== keys\.auth/g,
    replacement: 'false',
    caughtBy: [PUSH_DEVICES],
  },
  {
    files: 'src/server/push/devices.ts',
    guard: /(MAX_PUSH_DEVICES) = \d+/g,
    replacement: '$1 = 1e9',
    caughtBy: [PUSH_DEVICES],
  },
  {
    files: 'src/server/reminder/remind.ts',
    guard: /isQuiet\(athlete, now\)/g,
    replacement: 'false',
    caughtBy: [NUDGES],
  },
  {
    files: 'src/server/reminder/remind.ts',
    guard: /seesHealth \|\| /g,
    replacement: 'true || ',
    caughtBy: [NUDGES],
  },
  {
    files: 'src/server/reminder/remind.ts',
    guard: /if \(athlete\.hasAnswered\) return 'unreachable'/g,
    replacement: '',
    caughtBy: [NUDGES],
  },
  {
    files: 'src/server/reminder/reminded-athletes.ts',
    guard: / or \(r\.kind = 'nudge' and r\.team_id = t\.id\)/g,
    replacement: '',
    caughtBy: [NUDGES],
  },
  {
    files: 'src/server/reminder/still-due.ts',
    guard: / \|\| isQuiet\(athlete, now\)/g,
    replacement: '',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/reminder/still-due.ts',
    guard: / \|\| formDay\(team\.window, now\) !== day/g,
    replacement: '',
    caughtBy: [REMINDERS],
  },
  {
    files: 'src/server/reminder/still-due.ts',
    guard: /due\.athlete\.byPush :/g,
    replacement: 'true :',
    caughtBy: [PUSH_REMINDERS],
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
  {
    files: 'src/server/mail/mail-queue.ts',
    guard: /hasCause && !\(await stillDue\('mail', mail, clock\(\)\)\)/g,
    replacement: 'false',
    caughtBy: [REMINDERS, DIGESTS],
  },
  {
    files: 'src/domain/digest/digest-due.ts',
    guard: /< DIGEST_IS_NEWS_MIN \* MINUTE_MS/g,
    replacement: '< Infinity',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/domain/digest/digest-due.ts',
    guard: /(DIGEST_IS_NEWS_MIN) = 60/g,
    replacement: '$1 = 600',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/server/reminder/digest/digest-holds.ts',
    guard: /reader\.byPush : reader\.byMail/g,
    replacement: 'true : true',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/server/reminder/digest/digest-readers.ts',
    guard: / and t\.archived_at is null/g,
    replacement: '',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/server/reminder/digest/digest-readers.ts',
    guard: /not t\.demands_two_step or /g,
    replacement: 'true or ',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/server/reminder/digest/digest-readers.ts',
    guard: /seesHealth \? sql`true` : sql`q\.audience = 'staff'`/g,
    replacement: 'sql`true`',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/server/reminder/digest/digest-by-mail.ts',
    guard: / && \(reader\.isConfirmed \|\| !config\.smtpUrl\)/g,
    replacement: '',
    caughtBy: [DIGESTS],
  },
  {
    files: 'src/server/features/digest/routes.ts',
    guard: /if \(team\.archivedAt\) throw new Refusal\('team-archived'\)/g,
    replacement: '',
    caughtBy: [DIGEST_CHOICES],
  },
]
