import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { authAccounts } from '#database/schema/auth.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams } from '#database/schema/teams.ts'
import { createClient } from '#tests/support/client.ts'
import { teamClient } from '#tests/support/someone.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const client = (app: TestApp) => createClient(app.origin)

describe('registering', () => {
  test('creates an athlete without a team, who is not signed in yet', async ({ app }) => {
    const browser = client(app)
    const reply = await browser.register({ email: 'Ida@Example.org ', fullName: ' Ida Solberg ' })
    expect([reply.status, reply.body]).toEqual([201, { next: 'registered' }])
    expect(await browser.profile()).toBeNull()
    await browser.signIn('ida@example.org')
    expect(await browser.profile()).toMatchObject({
      fullName: 'Ida Solberg',
      email: 'ida@example.org',
      role: 'athlete',
      teams: [],
      avatarUrl: null,
    })
  })

  test('gives a new manager the initial form status, on the team’s own day', async ({ app }) => {
    app.setClock(() => new Date('2026-11-15T22:30:00Z'))
    await client(app).register({ email: 'marta@example.org', role: 'manager', timeZone: 'Europe/Athens' })
    app.setClock(() => new Date())
    const [status] = await app.db.system
      .select()
      .from(dailyFormStatus)
      .innerJoin(teams, eq(teams.id, dailyFormStatus.teamId))
      .innerJoin(teamStaff, eq(teamStaff.teamId, teams.id))
      .innerJoin(profiles, eq(profiles.id, teamStaff.accountId))
      .where(eq(profiles.email, 'marta@example.org'))
    expect(status?.daily_form_status).toMatchObject({
      date: '2026-11-16',
      isOpen: true,
      openTime: '00:00:00',
      closeTime: '23:59:59',
      manuallyClosed: false,
    })
    expect(status?.teams).toMatchObject({ name: 'Some One’s team', timeZone: 'Europe/Athens' })
    expect(status?.team_staff).toMatchObject({ duty: 'owner', seesHealth: true })
  })

  test('without a role or a name makes an athlete with an empty name', async ({ app }) => {
    const browser = client(app)
    await browser.post('/api/accounts', { email: 'bare@example.org', password: 'a good password' })
    await browser.signIn('bare@example.org')
    expect(await browser.profile()).toMatchObject({ role: 'athlete', fullName: '' })
  })

  test('of one address by eight at once creates one account', async ({ app }) => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => client(app).register({ email: 'race@example.org' })),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ])
    const found = await app.db.system.select().from(profiles).where(eq(profiles.email, 'race@example.org'))
    expect(found).toHaveLength(1)
  })

  test.for([
    [{ email: 'taken@example.org' }, 409, 'An account with this email address already exists.'],
    [{ email: 'TAKEN@example.org' }, 409, 'An account with this email address already exists.'],
    [{ email: 'new@example.org', password: '12345' }, 400, 'Password must be at least 6 characters long'],
    [{ email: 'new@example.org', role: 'admin' }, 400, expect.stringContaining('role')],
    [{ email: 'new@example.org', timeZone: 'Mars/Olympus' }, 400, 'timeZone: Unknown time zone'],
    [{ email: 'not an address' }, 400, expect.stringContaining('email')],
    [{ email: 'new@example.org', fullName: 'x'.repeat(121) }, 400, expect.stringContaining('fullName')],
    [{ email: 'new@example.org', password: 'x'.repeat(129) }, 400, expect.stringContaining('password')],
    [{ email: 'new@example.org', fullName: 'nul\u0000byte' }, 400, expect.stringContaining('invisible')],
    [{ email: 'new@example.org', fullName: 'Win at www.evil' }, 400, expect.stringContaining('a link')],
  ] as const)(
    '%j is refused with %i and leaves nothing behind',
    async ([account, status, message], { app }) => {
      await client(app).register({ email: 'taken@example.org' })
      const reply = await client(app).register(account)
      expect([reply.status, reply.body.message]).toEqual([status, message])
      expect(
        await app.db.system.select().from(profiles).where(eq(profiles.email, 'new@example.org')),
      ).toEqual([])
    },
  )

  test.for([
    ['profiles', 'profile-not-created', 'Failed to create user profile', 'is signed out'],
    ['auth_accounts', 'account-not-created', 'Failed to create user account', 'stays signed in'],
  ] as const)(
    'whose row of %s is refused by the database says so (%s), leaves nothing behind, and whoever is signed in %s',
    async ([table, code, message, outcome], { app }) => {
      const browser = await memberOf(app)
      await refuseRowsOf(app, table)
      const reply = await browser.register({ email: 'failing@example.org', role: 'manager' })
      await acceptRowsOf(app, table)
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([503, code, message])
      expect((await browser.profile()) === null).toBe(outcome === 'is signed out')
      expect((await client(app).register({ email: 'failing@example.org' })).status).toBe(201)
      await app.db.system.delete(profiles).where(eq(profiles.email, 'failing@example.org'))
    },
  )

  test('that can not look for the address says so', async ({ app }) => {
    await app.db.system.execute(sql`alter table profiles rename to hidden`)
    const reply = await client(app).register({ email: 'unread@example.org' })
    await app.db.system.execute(sql`alter table hidden rename to profiles`)
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([
      503,
      'profile-not-fetched',
      'Failed to fetch user profile',
    ])
  })

  test('a manager goes on without an initial form status, and the form counts as open', async ({ app }) => {
    await refuseRowsOf(app, 'daily_form_status')
    const browser = client(app)
    const reply = await browser.register({ email: 'no-status@example.org', role: 'manager' })
    await acceptRowsOf(app, 'daily_form_status')
    expect([reply.status, reply.body]).toEqual([201, { next: 'registered' }])
    await browser.signIn('no-status@example.org')
    const [team] = (await browser.profile())!.teams
    const status = await teamClient(browser, team!.id).get('/form-status')
    expect(status.body.formStatus).toMatchObject({ isOpen: true, openTime: '00:00', timeZone: 'UTC' })
  })

  test('stores no password that can be read', async ({ app }) => {
    await client(app).register({ email: 'hash@example.org', password: 'plain-password' })
    const stored = await app.db.system.select().from(authAccounts)
    expect(JSON.stringify(stored)).not.toContain('plain-password')
  })
})

async function refuseRowsOf(app: TestApp, table: string) {
  await app.db.system.execute(sql`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`)
  await app.db.system.execute(
    sql`create trigger refuse before insert on ${sql.identifier(table)} for each row execute function refuse()`,
  )
}

const acceptRowsOf = (app: TestApp, table: string) =>
  app.db.system.execute(sql`drop trigger refuse on ${sql.identifier(table)}`)

describe('a role', () => {
  test.for([
    ['POST', '/api/auth/update-user', { role: 'manager' }],
    ['POST', '/api/auth/sign-up/email', { role: 'manager' }],
    ['PUT', '/api/session', { role: 'manager' }],
    ['PATCH', '/api/accounts', { role: 'manager' }],
    ['PUT', '/api/password', { newPassword: 'a good password', role: 'manager' }],
  ] as const)('can not be changed by %s %s', async ([method, path, body], { app }) => {
    const browser = client(app)
    const email = `role-${method}-${path.length}@example.org`.toLowerCase()
    await browser.register({ email })
    await browser.signIn(email)
    await browser.send(method, path, body)
    await browser.signIn(email)
    expect(await browser.profile()).toMatchObject({ role: 'athlete' })
  })
})

test.for([
  ['Password1', 'password-too-common'],
  ['aaaaaaaaaa', 'password-too-common'],
  ['Plimsoll!', 'password-of-own-words'],
  ['vidal2026', 'password-of-own-words'],
  ['weak.marta', 'password-of-own-words'],
] as const)('nobody registers with %s', async ([password, code], { app }) => {
  const account = { email: 'weak.marta@club.example', fullName: 'Marta Vidal', password }
  const reply = await client(app).register(account)
  expect([reply.status, reply.body.code]).toEqual([400, code])
})
