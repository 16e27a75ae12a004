import type { Pattern } from './guard-mutants.ts'

const CONSENTS = 'tests/integration/consents.test.ts'
const RECORD_VIEWS = 'tests/integration/record-views.test.ts'
const OPEN_POLICIES = 'tests/integration/open-policies.test.ts'
const LOOKED_AT = 'tests/integration/looked-at.test.ts'
const LOOKED_SQL = 'src/database/migrations/*_looked_at.sql'
const REPLIES = 'tests/integration/day-replies.test.ts'
const REPLIES_SQL = 'src/database/migrations/*_day_replies.sql'
const SEEN_SQL = 'src/database/migrations/*_seen_and_consent.sql'

/** What an athlete agreed to, and who may note that something of theirs was opened or looked at. */
export const SEEN_GUARDS: Pattern[] = [
  {
    files: 'src/server/features/insight/insights.ts',
    guard: /if \(!allowsAi\)/g,
    replacement: 'if (false)',
    caughtBy: [CONSENTS],
  },
  {
    files: 'src/server/features/insight/insights.ts',
    guard: /\.filter\(\(\{ allowsAi \}\) => allowsAi\)/g,
    replacement: '',
    caughtBy: [CONSENTS],
  },
  {
    files: 'src/server/features/insight/routes.ts',
    guard: /\.\.\.staff, /g,
    replacement: '',
    caughtBy: ['tests/integration/insights-privacy.test.ts'],
  },
  {
    files: 'src/server/features/join/routes.ts',
    guard: / && adviser !== null/g,
    replacement: '',
    caughtBy: [CONSENTS],
  },
  {
    files: 'src/server/features/consent/routes.ts',
    guard: /scope === 'ai' && isWanted && !adviser/g,
    replacement: 'false',
    caughtBy: [CONSENTS],
  },
  {
    files: 'src/server/features/consent/routes.ts',
    guard: /eq\(consents\.athleteId, athleteId\),/g,
    replacement: '',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: 'src/server/features/record-view/routes.ts',
    guard: /= eq\(recordViews\.athleteId, athleteId\)/g,
    replacement: '= undefined',
    caughtBy: [OPEN_POLICIES],
  },
  {
    files: SEEN_SQL,
    guard: / and team_id in \(select team_id from my_teams\);$/gm,
    replacement: ';',
    caughtBy: ['tests/integration/row-access.test.ts'],
  },
  {
    files: SEEN_SQL,
    guard: / or (?:un)?wanted not in \('history', 'ai'\)/g,
    replacement: '',
    caughtBy: [CONSENTS],
  },
  {
    files: SEEN_SQL,
    guard: /^ +and m\.team_id in \(select s\.team_id from team_staff s .*$/gm,
    replacement: '',
    caughtBy: [RECORD_VIEWS],
  },
  {
    files: SEEN_SQL,
    guard: / and m\.left_at is null(?=\n +and m\.team_id in)/g,
    replacement: '',
    caughtBy: [RECORD_VIEWS],
  },
  {
    files: SEEN_SQL,
    guard: /m\.team_id = team and (?=m\.athlete_id = coalesce)/g,
    replacement: '',
    caughtBy: [RECORD_VIEWS],
  },
  {
    files: 'src/server/features/insight/standing-out-routes.ts',
    guard: /if \(seenAs\(reasons\) !== .*\) throw .*$/gm,
    replacement: '',
    caughtBy: [LOOKED_AT],
  },
  {
    files: 'src/server/http/guard.ts',
    guard: /if \(!mayLookAfter\(actor\.team\.duty\)\)/g,
    replacement: 'if (false)',
    caughtBy: [LOOKED_AT],
  },
  {
    files: LOOKED_SQL,
    guard: /(?<!FOR UPDATE [^;]*)(?: where s\.sees_health| where s\.duty <> 'viewer')/g,
    replacement: '',
    caughtBy: ['tests/integration/row-access.test.ts'],
  },
  // Of a row as it was and as it becomes: one of the two is enough, since neither column can be changed.
  ...[/ where s\.sees_health/, / where s\.duty <> 'viewer'/].map(({ source }) => ({
    files: LOOKED_SQL,
    guard: new RegExp(`(?<=FOR UPDATE [^;]*)${source}([^;]*)${source}`, 'g'),
    replacement: '$1',
    caughtBy: ['tests/integration/row-access.test.ts'],
  })),
  {
    files: 'src/server/http/guard.ts',
    guard: /if \(!mayReply\(actor\.team\)\)/g,
    replacement: 'if (false)',
    caughtBy: [REPLIES],
  },
  {
    files: 'src/server/features/day-reply/routes.ts',
    guard: /if \(!athlete\?\.hasReported\)|if \(problem\)/g,
    replacement: 'if (false)',
    caughtBy: [REPLIES],
  },
  {
    files: 'src/server/features/record-view/routes.ts',
    guard: /\.filter\(\(\{ hasReported \}\) => hasReported\)/g,
    replacement: '',
    caughtBy: [RECORD_VIEWS],
  },
  {
    files: REPLIES_SQL,
    guard: / where s\.sees_health/g,
    replacement: '',
    caughtBy: ['tests/integration/row-access.test.ts'],
  },
  {
    files: REPLIES_SQL,
    guard:
      /is_answered_anew and app_actor_id\(\) <> old\.athlete_id|is_said_anew and app_actor_id\(\) = old\.athlete_id/g,
    replacement: 'false',
    caughtBy: [REPLIES],
  },
]
