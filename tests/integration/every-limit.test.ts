import { eq, inArray, like } from 'drizzle-orm'
import { expect } from 'vitest'
import { profiles } from '#database/schema/profiles.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import * as limits from '#server/limits/attempt-limits.ts'
import type { Limit } from '#server/limits/rate-limit.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { withApp } from '#tests/support/app-test.ts'
import { startTestApp } from '#tests/support/test-app.ts'

// No server listens there; SMTP is set since with it an address must be confirmed.
const test = withApp(() => startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' }))

/** No limit lets more through in its window. */
const MOST = 1000

let athlete: Someone
let manager: Someone
let unconfirmed: Someone
/** Has two-step sign-in, and is past the first step. */
let guarded: Someone
/** The same, on a device that the account knows. */
let guardedAtHome: Someone
/** Signs in on a device that their account knows. */
let known: Someone

test.beforeAll(async ({ app }) => {
  athlete = await memberOf(app)
  await app.db.system.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, athlete.id))
  manager = await memberOf(app, { role: 'manager' })
  unconfirmed = await memberOf(app)
  await app.db.system.update(profiles).set({ emailVerified: false }).where(eq(profiles.id, unconfirmed.id))
  guarded = await memberOf(app)
  guardedAtHome = await memberOf(app)
  known = await memberOf(app)
  const confirmed = [guarded, guardedAtHome, known].map(({ id }) => id)
  await app.db.system.update(profiles).set({ emailVerified: true }).where(inArray(profiles.id, confirmed))
  await known.signIn(known.email)
  await guardedAtHome.signIn(guardedAtHome.email)
  for (const someone of [guarded, guardedAtHome]) {
    await app.db.system.insert(twoFactors).values({
      accountId: someone.id,
      sealedKey: 'unreadable',
      switchedOnAt: new Date(),
      lastStep: 0,
      recoveryHashes: [],
    })
    await someone.signIn(someone.email)
  }
})

const wrong = 'a wrong password'
const token = 'unknown'
const email = 'someone@example.org'
const code = '000000'
const recoveryCode = 'abcdef-abcdef-abcdef-abcdef'

type Place = { limit: Limit; place: string; send: () => Promise<{ status: number }> }

const at = (place: string, send: Place['send'], ...counted: Limit[]): Place[] =>
  counted.map((limit) => ({ limit, place, send }))

/** Each limit at each place that counts it. What succeeds forgives, so whatever asks for a password gets a wrong one. */
const PLACES = [
  ...at(
    'signing in',
    () => athlete.post('/api/session', { email, password: wrong }),
    limits.SIGN_IN_PER_ADDRESS,
    limits.SIGN_IN_PER_ACCOUNT_AND_ADDRESS,
    limits.SIGN_IN_PER_ACCOUNT_AND_ADDRESS_A_DAY,
    limits.SIGN_IN_PER_ACCOUNT,
    limits.SIGN_IN_PER_ACCOUNT_A_DAY,
    limits.SIGN_IN_PER_ACCOUNT_A_WEEK,
  ),
  ...at(
    'signing in on a known device',
    () => known.signIn(known.email, wrong),
    limits.SIGN_IN_PER_DEVICE,
    limits.SIGN_IN_PER_DEVICE_A_DAY,
  ),
  ...at(
    'signing in before the address is confirmed',
    () => unconfirmed.signIn(unconfirmed.email),
    limits.CONFIRMATION_PER_ACCOUNT,
  ),
  ...at(
    'registering',
    () => athlete.register({ email: athlete.email }),
    limits.REGISTER_PER_ADDRESS,
    limits.REGISTER_PER_ACCOUNT_AND_ADDRESS,
    limits.REGISTER_PER_ACCOUNT,
  ),
  ...at(
    'asking for a reset link',
    () => athlete.post('/api/password-resets', { email }),
    limits.RESET_PER_ADDRESS,
    limits.RESET_PER_ACCOUNT_AND_ADDRESS,
    limits.RESET_PER_ACCOUNT,
  ),
  ...at(
    'asking for a reset link on a known device',
    () => known.post('/api/password-resets', { email: known.email }),
    limits.RESET_PER_DEVICE,
  ),
  ...at(
    'writing to us',
    () => athlete.post('/api/contact-messages', { name: 'A', email, message: 'Hello' }),
    limits.CONTACT_PER_ADDRESS,
    limits.CONTACT_PER_SENDER,
  ),
  ...[
    '/api/accounts/confirmation',
    '/api/account/email/confirmation',
    '/api/account/email/undo',
    '/api/password-resets/check',
    '/api/unsubscriptions',
  ].flatMap((path) => at(`POST ${path}`, () => athlete.post(path, { token }), limits.TOKEN_PER_ADDRESS)),
  ...at(
    'the button of a mail program',
    () => athlete.post('/unsubscribe?token=unknown'),
    limits.TOKEN_PER_ADDRESS,
  ),
  ...at(
    'setting a password by link',
    () => athlete.put('/api/password', { token, newPassword: wrong }),
    limits.TOKEN_PER_ADDRESS,
  ),
  ...at(
    'a new address with a wrong password',
    () => athlete.put('/api/account/email', { email, password: wrong }),
    limits.PASSWORD_PER_USER,
  ),
  ...at(
    'a new password',
    () => athlete.put('/api/account/password', { currentPassword: wrong, newPassword: wrong }),
    limits.PASSWORD_PER_USER,
  ),
  ...at(
    'signing out elsewhere',
    () => athlete.post('/api/account/sessions/deletion', { password: wrong }),
    limits.PASSWORD_PER_USER,
  ),
  ...at(
    'deleting the account',
    () => athlete.post('/api/account/deletion', { password: wrong }),
    limits.PASSWORD_PER_USER,
    limits.PASSWORD_PER_USER_A_DAY,
  ),
  ...['/api/account/two-factor/set-up', '/api/account/two-factor/recovery-codes'].flatMap((path) =>
    at(`POST ${path}`, () => guarded.post(path, { password: wrong, code }), limits.PASSWORD_PER_USER),
  ),
  ...at(
    'switching two-step sign-in off',
    () => guarded.post('/api/account/two-factor/deletion', { password: wrong, code }),
    limits.PASSWORD_PER_USER,
  ),
  ...at(
    'switching two-step sign-in on',
    () => athlete.put('/api/account/two-factor', { setUp: token, code }),
    limits.SET_UP_PER_USER,
  ),
  ...at(
    'the second step',
    () => guarded.post('/api/session/second-step', { code }),
    limits.CODE_PER_ADDRESS,
    limits.CODE_PER_ACCOUNT_AND_ADDRESS,
    limits.CODE_PER_ACCOUNT_AND_ADDRESS_A_DAY,
    limits.CODE_PER_ACCOUNT,
    limits.CODE_PER_ACCOUNT_A_WEEK,
  ),
  ...at(
    'the second step on a known device',
    () => guardedAtHome.post('/api/session/second-step', { code }),
    limits.CODE_PER_DEVICE,
    limits.CODE_PER_DEVICE_A_DAY,
  ),
  ...at(
    'the second step with a recovery code',
    () => guarded.post('/api/session/second-step', { code: recoveryCode }),
    limits.TOKEN_PER_ADDRESS,
  ),
  ...at(
    'a new address',
    () => athlete.put('/api/account/email', { email: manager.email, password: 'a good password' }),
    limits.EMAIL_CHANGE_PER_USER,
    limits.MAIL_PER_YOUNG_ACCOUNT,
    limits.CONFIRMATION_PER_ACCOUNT,
  ),
  ...at('a new name', () => athlete.put('/api/account/name', { fullName: 'A' }), limits.RENAME_PER_USER),
  ...at('an export', () => athlete.get('/api/account/export'), limits.EXPORT_PER_USER),
  ...['sessions', 'responses', 'load'].flatMap((table) =>
    at(
      `a table of ${table}`,
      () => athlete.get(`/api/statistics/${table}.csv?from=2026-11-01&to=2026-11-07`),
      limits.DOWNLOAD_PER_USER,
    ),
  ),
  ...['weeks', 'problems', 'availability'].flatMap((table) =>
    at(
      `a season's table of ${table}`,
      () =>
        manager.team.get(
          `/health-season/${table}.csv?from=2026-11-01&to=2026-11-07` as '/health-season/weeks.csv',
        ),
      limits.DOWNLOAD_PER_USER,
    ),
  ),
  ...at(
    'a correction for an athlete',
    () =>
      manager.team.put(`/athletes/${athlete.id}/days/2026-11-01` as '/athletes/:id/days/:day', {
        AM: { kind: 'rested' },
      }),
    limits.CORRECTIONS_PER_USER,
  ),
  ...at(
    'a reaction to a day',
    () =>
      manager.team.put(
        `/athletes/${athlete.id}/days/2026-11-01/reaction` as '/athletes/:id/days/:day/reaction',
        {
          reaction: 'well-done',
        },
      ),
    limits.REPLIES_PER_USER,
  ),
  ...at(
    'a reply to a day',
    () =>
      manager.team.put(`/athletes/${athlete.id}/days/2026-11-01/reply` as '/athletes/:id/days/:day/reply', {
        text: 'Rest',
      }),
    limits.REPLIES_PER_USER,
  ),
  ...at(
    'an answer to a reply',
    () =>
      athlete.post(`/api/day-replies/${athlete.id}/answer`, {
        text: 'Fine',
        repliedAt: '2026-11-01T00:00:00Z',
      }),
    limits.REPLIES_PER_USER,
  ),
  ...at(
    'an absence',
    () =>
      manager.team.put(`/absences/${athlete.id}` as '/absences/:id', {
        athleteId: athlete.id,
        status: 'out',
        firstDay: '2026-11-01',
      }),
    limits.ABSENCES_PER_USER,
  ),
  ...at(
    'a health problem',
    () =>
      manager.team.put(`/problems/${athlete.id}` as '/problems/:id', {
        athleteId: athlete.id,
        kind: 'illness',
        beganOn: '2026-11-01',
      }),
    limits.HEALTH_PROBLEMS_PER_USER,
  ),
  ...at(
    'a device that is to be notified',
    () =>
      athlete.put('/api/push/device', {
        endpoint: 'https://push.example',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
    limits.PUSH_DEVICE_PER_USER,
  ),
  ...at('a picture', () => athlete.put('/api/avatar'), limits.AVATAR_PER_USER),
  ...at('looking at an invitation', () => athlete.post('/api/join/preview', { code }), limits.JOIN_PER_USER),
  ...at('leaving a team', () => athlete.delete('/api/team-membership'), limits.LEAVE_PER_USER),
  ...at('joining', () => athlete.post('/api/join', { code: 'unknown' }), limits.JOIN_PER_USER),
  ...at(
    'accepting an invitation to the staff',
    () => manager.post('/api/staff-invitations/acceptance', { code: 'unknown' }),
    limits.JOIN_PER_USER,
  ),
  ...at(
    'looking at an invitation to the staff',
    () => manager.post('/api/staff-invitations/preview', { code: 'unknown' }),
    limits.JOIN_PER_USER,
  ),
  ...at(
    'beginning a team',
    () => manager.post('/api/teams', { name: 'One more', timeZone: 'UTC' }),
    limits.TEAM_CHANGES_PER_USER,
  ),
  ...at(
    'naming a team',
    () => manager.team.send('PATCH', '', { name: 'Another' }),
    limits.TEAM_CHANGES_PER_USER,
  ),
  ...at(
    'a duty',
    () => manager.team.put(`/staff/${manager.id}`, { duty: 'owner', seesHealth: true }),
    limits.TEAM_CHANGES_PER_USER,
  ),
  ...at('leaving the staff', () => manager.team.delete(`/staff/${manager.id}`), limits.TEAM_CHANGES_PER_USER),
  ...at(
    'handing over',
    () => manager.team.post('/hand-over', { to: manager.id }),
    limits.TEAM_CHANGES_PER_USER,
  ),
  ...at('inviting', () => manager.team.post('/invitations'), limits.INVITE_PER_MANAGER),
  ...at(
    'inviting by mail',
    () => manager.team.post('/invitations', { email }),
    limits.MAILED_INVITE_PER_MANAGER,
    limits.INVITE_PER_RECIPIENT,
    limits.MAIL_PER_YOUNG_ACCOUNT,
  ),
]

test('every limit is counted somewhere, and none lets more than a thousand through', () => {
  const counted = new Set(PLACES.map(({ limit }) => limit))
  expect(Object.values(limits).filter((limit) => !counted.has(limit))).toEqual([])
  expect(Object.values(limits).filter(({ max }) => max > MOST)).toEqual([])
})

test.for(PLACES)('$limit.name is counted and kept: $place', async ({ limit: { name }, send }, { app }) => {
  const { system } = app.db
  await system.delete(rateLimits)
  expect((await send()).status).not.toBe(429)
  const ofThisLimit = like(rateLimits.key, `${name}:%`)
  const [row] = await system.select().from(rateLimits).where(ofThisLimit)
  expect(row?.count).toBe(1)
  await system.delete(rateLimits)
  await system.insert(rateLimits).values({ ...row!, count: MOST })
  expect((await send()).status).toBe(429)
})
