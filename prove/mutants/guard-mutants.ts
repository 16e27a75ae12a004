import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ABSENCE_GUARDS } from './absence-guards.ts'
import { HEALTH_GUARDS } from './health-guards.ts'
import { CORRECTION_GUARDS } from './correction-guards.ts'
import { DATABASE_GUARDS } from './database-guards.ts'
import { GROUP_GUARDS } from './group-guards.ts'
import { METRIC_GUARDS } from './metric-guards.ts'
import { REMINDER_GUARDS } from './reminder-guards.ts'
import { SEEN_GUARDS } from './seen-guards.ts'
import { TEAM_GUARDS } from './team-guards.ts'

/** One guard switched off: in `file`, what stands at `index` becomes `replacement`. */
export type Mutant = {
  what: string
  file: string
  index: number
  length: number
  replacement: string
  caughtBy: string[]
}

export type Pattern = {
  files: string
  guard: RegExp
  /** May use what the guard's groups have caught, as $1. */
  replacement: string
  caughtBy: string[]
}

const ROUTE_ACCESS = 'tests/integration/route-access.test.ts'
const EVERY_LIMIT = 'tests/integration/every-limit.test.ts'
const KEY_ROTATION = 'tests/integration/key-rotation.test.ts'
const ATTEMPT_LIMITS = 'tests/integration/attempt-limits.test.ts'
const KNOWN_DEVICES = 'tests/integration/known-devices.test.ts'
const ACCOUNTS = 'tests/integration/accounts.test.ts'
const TWO_FACTOR = 'tests/integration/two-factor.test.ts'
const SECOND_STEP = 'tests/integration/second-step.test.ts'
const SESSIONS = 'tests/integration/auth-sessions.test.ts'
const ACCOUNT_SESSIONS = 'tests/integration/account-sessions.test.ts'
const INVITATIONS = 'tests/integration/invitations.test.ts'
const EMAIL_UNDO = 'tests/integration/email-undo.test.ts'
const UNCONFIRMED = 'tests/integration/unconfirmed.test.ts'
const SECURITY_HEADERS = 'tests/integration/security-headers.test.ts'
const PASSWORD_RESET = 'tests/integration/password-reset.test.ts'
const METRICS_PAGE = 'tests/integration/metrics-page.test.ts'
const WRITE_LIMIT = 'tests/integration/write-limit.test.ts'
const SIGN_IN_RACES = [
  'tests/integration/sign-in-races.test.ts',
  'tests/integration/sign-in-races.postgres.test.ts',
]
const LEAVING = 'tests/integration/leaving.test.ts'
const FEATURES = 'src/server/features/**/*.ts'

const PATTERNS: Pattern[] = [
  ...TEAM_GUARDS,
  ...METRIC_GUARDS,
  ...SEEN_GUARDS,
  ...CORRECTION_GUARDS,
  ...GROUP_GUARDS,
  ...REMINDER_GUARDS,
  ...ABSENCE_GUARDS,
  ...HEALTH_GUARDS,
  {
    files: FEATURES,
    guard: /athleteActorOf\(c\)/g,
    replacement: "c.get('visitor')!",
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/http/guard.ts',
    guard: /if \(!c\.get\('visitor'\)[^)]*\)\)/g,
    replacement: 'if (false)',
    caughtBy: [ROUTE_ACCESS, 'tests/integration/guarded-routes.test.ts'],
  },
  {
    files: 'src/server/http/guard.ts',
    guard: /actor\.role !== '\w+'/g,
    replacement: 'false',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/http/same-origin.ts',
    guard: /origin !== publicOrigin/g,
    replacement: 'false',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/http/same-origin.ts',
    guard: /origin !== publicOrigin/g,
    replacement: 'new URL(origin, publicOrigin).host !== new URL(publicOrigin).host',
    caughtBy: [ROUTE_ACCESS],
  },
  {
    files: 'src/server/app.ts',
    guard: /Number\(length\) <= MAX_BODY_BYTES/g,
    replacement: 'true',
    caughtBy: [SESSIONS],
  },
  {
    files: 'src/server/app.ts',
    guard: /\/api\/\*', noStore, sameOrigin, smallBodies\)/g,
    replacement: "/api/*', noStore)",
    caughtBy: [SESSIONS, ROUTE_ACCESS],
  },
  {
    files: 'src/database/as-actor.ts',
    guard: /set_config\('role', 'app_user', true\), /g,
    replacement: '',
    caughtBy: [ROUTE_ACCESS, 'tests/integration/row-access.test.ts'],
  },
  {
    files: 'src/database/connect/postgres.ts',
    guard: /runTogether\(client, \[BEGIN, \.\.\.opening\]\)/g,
    replacement: '$&.catch(() => [])',
    caughtBy: ['tests/integration/lost-connection.postgres.test.ts'],
  },
  ...DATABASE_GUARDS,
  {
    files: 'src/server/auth/current-session.ts',
    guard: /\$\{authSessions\.expiresAt\} > (?=\$\{sql\.placeholder\('now'\)\})/g,
    replacement: "'infinity'::timestamptz > ",
    caughtBy: [SESSIONS],
  },
  {
    files: 'src/server/auth/current-session.ts',
    guard: /signedValue\(cookie, (?:\[present!\]|former)\)/g,
    replacement: "decodeURIComponent(cookie).split('.')[0] ?? null",
    caughtBy: [SESSIONS],
  },
  {
    files: 'src/server/process/keys.ts',
    guard: /'', purpose, 32/g,
    replacement: "'', '', 32",
    caughtBy: [KEY_ROTATION],
  },
  {
    files: 'src/server/auth/current-session.ts',
    guard: /!isSignedAnew \|\| /g,
    replacement: '',
    caughtBy: [KEY_ROTATION],
  },
  {
    files: 'src/server/main.ts',
    guard: /await resealKeys\(services\)/g,
    replacement: '0',
    caughtBy: [KEY_ROTATION],
  },
  {
    files: 'src/server/{features/*/*routes,features/*/demand-proof,auth/two-factor/spend-code}.ts',
    guard: /\[([A-Z_]+_PER_[A-Z_]+), ([^\]]*)\]/g,
    replacement: '[{ ...$1, max: 1e9 }, $2]',
    caughtBy: [EVERY_LIMIT],
  },
  {
    files: 'src/server/{features/*/*routes,auth/two-factor/spend-code,http/count-guess}.ts',
    guard: /perNetwork\(([A-Z_]+|counted\.address|limit),/g,
    replacement: 'perNetwork({ ...$1, max: 1e8 },',
    caughtBy: [EVERY_LIMIT],
  },
  {
    files: 'src/server/http/count-guess.ts',
    guard: /\.\.\.\(device \? byItself : \[\.\.\.pair, \.\.\.everywhere\]\)/g,
    replacement: '...pair, ...everywhere',
    caughtBy: [KNOWN_DEVICES],
  },
  {
    files: 'src/server/limits/rate-limit.ts',
    guard: /index === 0 \? sql\.empty\(\) : /g,
    replacement: 'true ? sql.empty() : ',
    caughtBy: [ATTEMPT_LIMITS],
  },
  {
    files: 'src/server/limits/rate-limit.ts',
    guard: /if \(refused\) return refused/g,
    replacement: '',
    caughtBy: [ATTEMPT_LIMITS],
  },
  {
    files: 'src/server/limits/networks.ts',
    guard: /  \{ bits: (?:56|48), times: [\d.]+ \},\n/g,
    replacement: '',
    caughtBy: [ATTEMPT_LIMITS],
  },
  {
    files: 'src/server/http/client-address.ts',
    guard: /'clientAddress', withoutPort\(hop\)/g,
    replacement: "'clientAddress', hop",
    caughtBy: [ATTEMPT_LIMITS],
  },
  {
    files: 'src/server/auth/known-device.ts',
    guard: /given\.length === ours\.length && timingSafeEqual\(given, ours\)/g,
    replacement: 'given.length > 0',
    caughtBy: [KNOWN_DEVICES],
  },
  {
    files: 'src/server/auth/known-device.ts',
    guard: /\[profile\.id, id, passwordHash\]/g,
    replacement: '[profile.id, id]',
    caughtBy: [KNOWN_DEVICES],
  },
  {
    files: 'src/server/auth/*.ts',
    guard: /return hashInTurn\(requested, \(\) => (.*)\)$/gm,
    replacement: 'return $1',
    caughtBy: [PASSWORD_RESET],
  },
  {
    files: 'src/server/auth/sign-in.ts',
    guard: /await hashInTurn\(c\.var, \(\) => (.*)\)$/gm,
    replacement: 'await $1',
    caughtBy: [PASSWORD_RESET],
  },
  {
    files: 'src/server/auth/sign-in.ts',
    guard: /await hashOf\(c\.var, given\)$/gm,
    replacement: 'await c.var.hashPassword(given)',
    caughtBy: [PASSWORD_RESET],
  },
  {
    files: 'src/server/auth/recovery.ts',
    guard: /, gt\(authVerifications\.expiresAt, now\)/g,
    replacement: '',
    caughtBy: [PASSWORD_RESET],
  },
  {
    files: 'src/server/http/auth-cookies.ts',
    guard: /'__Host-'/g,
    replacement: "''",
    caughtBy: [SECURITY_HEADERS],
  },
  {
    files: 'src/server/http/auth-cookies.ts',
    guard: /secure, httpOnly: true/g,
    replacement: 'secure: false, httpOnly: false',
    caughtBy: [SECURITY_HEADERS],
  },
  {
    files: 'src/server/{auth,features}/**/*.ts',
    guard: /^ *demandGoodPassword\(.*\)$/gm,
    replacement: '',
    caughtBy: [ACCOUNTS, PASSWORD_RESET, 'tests/integration/account-settings.test.ts'],
  },
  {
    files: 'src/server/limits/attempt-limits.ts',
    guard: /max: \d+/g,
    replacement: 'max: 1e9',
    caughtBy: [EVERY_LIMIT],
  },
  {
    files: 'src/server/features/account-settings/*routes.ts',
    guard: /await demandPassword\(.*\)$/gm,
    replacement: '',
    caughtBy: [
      'tests/integration/account-settings.test.ts',
      'tests/integration/account-deletion.test.ts',
      ACCOUNT_SESSIONS,
      TWO_FACTOR,
    ],
  },
  {
    files: FEATURES,
    guard: /await demandCode\(.*\)$/gm,
    replacement: '',
    caughtBy: [TWO_FACTOR],
  },
  {
    files: 'src/server/auth/two-factor/spend-code.ts',
    guard: /lt\(twoFactors\.lastStep, step\)/g,
    replacement: 'undefined',
    caughtBy: [SECOND_STEP],
  },
  {
    files: 'src/server/auth/two-factor/second-step.ts',
    guard: /!\(Number\(expiresAt\) > c\.var\.now\.getTime\(\)\)/g,
    replacement: '!accountId',
    caughtBy: [SECOND_STEP],
  },
  {
    files: 'src/server/auth/two-factor/second-step.ts',
    guard: /markOf\(key, account\.passwordHash\) === mark/g,
    replacement: 'mark',
    caughtBy: [SECOND_STEP],
  },
  {
    files: FEATURES,
    guard: /await demandProof\(.*\)$/gm,
    replacement: '',
    caughtBy: [TWO_FACTOR],
  },
  {
    files: 'src/server/auth/email-undo.ts',
    guard: /, gt\(authVerifications\.expiresAt, now\)|await endSessions\(tx, id\)|password: null, /g,
    replacement: '',
    caughtBy: [EMAIL_UNDO],
  },
  {
    files: 'src/server/auth/email-undo.ts',
    guard: /gte?\(createdAt, \w+\.createdAt\)/g,
    replacement: "eq(value, '')",
    caughtBy: [EMAIL_UNDO],
  },
  {
    files: 'src/server/auth/email-change.ts',
    guard: /owner\.emailVerified && /g,
    replacement: '',
    caughtBy: [EMAIL_UNDO],
  },
  {
    files: 'src/server/auth/email-change.ts',
    guard: / && !isWayBack/g,
    replacement: '',
    caughtBy: [EMAIL_UNDO],
  },
  {
    files: 'src/server/auth/forget-address.ts',
    guard: /`\$\{userId\} %`/g,
    replacement: '`%${userId} %`',
    caughtBy: [EMAIL_UNDO],
  },
  {
    files: 'src/server/auth/delete-account.ts',
    guard: /await forgetUndo\(tx, userId\)/g,
    replacement: '',
    caughtBy: [EMAIL_UNDO],
  },
  {
    files: 'src/server/auth/unconfirmed.ts',
    guard: /and\(eq\(profiles\.emailVerified, false\), notExists\(uses\)\)/g,
    replacement: 'notExists(uses)',
    caughtBy: [UNCONFIRMED],
  },
  {
    files: 'src/server/auth/unconfirmed.ts',
    guard: /, notExists\(uses\)\)/g,
    replacement: ')',
    caughtBy: [UNCONFIRMED],
  },
  {
    files: 'src/domain/account/account-schemas.ts',
    guard: /if \(problem\)/g,
    replacement: 'if (false)',
    caughtBy: [ACCOUNTS],
  },
  {
    files: 'src/server/mail/mail.ts',
    guard: /holdsLink\(fullName\) \?/g,
    replacement: 'false ?',
    caughtBy: [INVITATIONS],
  },
  {
    files: FEATURES,
    guard: /await limitYoungMails\(.*\)$/gm,
    replacement: '',
    caughtBy: [EVERY_LIMIT],
  },
  {
    files: 'src/server/features/check-in/routes.ts',
    guard: /submission\.athleteId && submission\.athleteId !== actorOf\(c\)\.id/g,
    replacement: 'false',
    caughtBy: ['tests/integration/check-in-submissions.test.ts'],
  },
  {
    files: 'src/server/features/password/routes.ts',
    guard: /!visitor \|\| !sessionOpenedAt/g,
    replacement: 'false',
    caughtBy: [PASSWORD_RESET],
  },
  {
    files: 'src/server/features/password/routes.ts',
    guard: /!isFresh\(sessionOpenedAt, now\)/g,
    replacement: 'false',
    caughtBy: [PASSWORD_RESET],
  },
  {
    files: 'src/server/features/password/routes.ts',
    guard: /if \(twoFactor\)/g,
    replacement: 'if (false)',
    caughtBy: [TWO_FACTOR],
  },
  {
    files: 'src/server/auth/sign-in-account.ts',
    guard: /isSame \? account : undefined/g,
    replacement: 'account',
    caughtBy: SIGN_IN_RACES,
  },
  {
    files: 'src/server/auth/{sign-in-account,auth-sessions}.ts',
    guard: /\.for\('\w+'\)/g,
    replacement: '',
    caughtBy: SIGN_IN_RACES,
  },
  {
    files: 'src/server/auth/{auth-sessions,sign-in}.ts',
    guard: /(const MAX_\w+) = \d+/g,
    replacement: '$1 = 1e9',
    caughtBy: [ACCOUNT_SESSIONS],
  },
  {
    files: 'src/server/auth/auth-sessions.ts',
    guard: /and\((eq\(authSessions\.id, id\)), eq\(authSessions\.userId, userId\)\)/g,
    replacement: '$1',
    caughtBy: [ACCOUNT_SESSIONS],
  },
  {
    files: 'src/server/auth/auth-sessions.ts',
    guard: /if \(ended\.length > 0\) await announce\(.*\)$/gm,
    replacement: '',
    caughtBy: [ACCOUNT_SESSIONS],
  },
  {
    files: 'src/database/as-actor.ts',
    guard: /if \(!isRead\)/g,
    replacement: 'if (false)',
    caughtBy: ['tests/integration/lost-connection.postgres.test.ts'],
  },
  {
    files: 'src/server/jobs/remove-files.ts',
    guard: /await movePicture\(services, key\)/g,
    replacement: '',
    caughtBy: [LEAVING],
  },
  {
    files: 'src/server/jobs/remove-files.ts',
    guard: /and\((eq\(profiles\.id, owner\.id\)), isShown\)/g,
    replacement: '$1',
    caughtBy: [LEAVING],
  },
  {
    files: 'src/server/app.ts',
    guard: /, limitWrites\(\)/g,
    replacement: '',
    caughtBy: [WRITE_LIMIT],
  },
  {
    files: 'src/server/http/limit-writes.ts',
    guard: /MAX_WRITES = \d+/g,
    replacement: 'MAX_WRITES = 1e9',
    caughtBy: [WRITE_LIMIT],
  },
  {
    files: 'src/server/ai/insight-limit.ts',
    guard: /max: \d+/g,
    replacement: 'max: 1e9',
    caughtBy: ['tests/integration/insights-limits.test.ts'],
  },
  {
    files: 'src/server/live/live.ts',
    guard: /MAX_PER_USER = \d+/g,
    replacement: 'MAX_PER_USER = 1e9',
    caughtBy: ['tests/integration/live-streams.test.ts'],
  },
  {
    files: 'src/server/services.ts',
    guard: /keepPrivate\(config\.dataDir\)/g,
    replacement: '',
    caughtBy: ['tests/integration/private-files.test.ts'],
  },
  {
    files: 'src/server/live/live.ts',
    guard: /!userNow \|\| !areSame\(channelsOf\(userNow\), channels\)/g,
    replacement: '!areSame(channels, channels)',
    caughtBy: ['tests/integration/live-streams.test.ts'],
  },
  {
    files: 'src/server/{main,restore}.ts',
    guard: /await eraseAgain\(services\)/g,
    replacement: '0',
    caughtBy: ['tests/integration/erased-accounts.test.ts'],
  },
  {
    files: 'src/server/http/metrics-page.ts',
    guard: /!metricsToken/g,
    replacement: 'false',
    caughtBy: [METRICS_PAGE],
  },
  {
    files: 'src/server/http/metrics-page.ts',
    guard: /!isSame\(/g,
    replacement: 'false && isSame(',
    caughtBy: [METRICS_PAGE],
  },
]

/** Every guard of the server, each switched off once. A pattern that finds nothing has been left behind by the code. */
export function guardMutants(root: string): Mutant[] {
  return PATTERNS.flatMap(({ files, guard, replacement, caughtBy }) => {
    const found = globSync(files, { cwd: root }).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(guard)].map((match): Mutant => {
        const line = text.slice(0, match.index).split('\n').length
        const end = match.index + match[0].length
        // In its place, for a guard may look at what stands around it.
        const inPlace = new RegExp(guard.source, guard.flags.replace('g', 'y'))
        inPlace.lastIndex = match.index
        const mutated = text.replace(inPlace, replacement)
        if (mutated === text) throw new Error(`${String(guard)} in ${file} becomes what it was`)
        return {
          what: `${file}:${line} ${match[0]}`,
          file,
          index: match.index,
          length: match[0].length,
          replacement: mutated.slice(match.index, mutated.length - (text.length - end)),
          caughtBy,
        }
      })
    })
    if (found.length === 0) throw new Error(`no guard looks like ${String(guard)} in ${files}`)
    return found
  })
}
