import { eq, like, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { mails } from '#database/schema/mails.ts'
import { invitations } from '#database/schema/invitations.ts'
import { profiles } from '#database/schema/profiles.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { invitationMail } from '#server/mail/invitation-mail.ts'
import { storeOwnMail } from '#server/mail/mail-queue.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const HOUR_MS = 60 * 60 * 1000

const coach = (app: TestApp, fullName = 'Marta Kowalczyk') => memberOf(app, { role: 'manager', fullName })

const invite = async (manager: Someone, email?: string) =>
  (await manager.team.post('/invitations', { email })).body.invitation

const invitationsOf = async (manager: Someone) => (await manager.team.get('/invitations')).body.invitations

const mailsTo = async (app: TestApp, email: string) =>
  (await app.outbox()).filter(({ to }) => to.includes(email))

describe('a new invitation', () => {
  test('is pending, valid for 24 hours, and carries the name of the manager', async ({ app }) => {
    const manager = await coach(app)
    app.setClock(() => new Date('2026-11-15T06:30:00Z'))
    const { id, state, email, expiresAt } = await invite(manager)
    app.setClock(() => new Date())
    expect({ state, email, expiresAt }).toEqual({
      state: 'active',
      email: null,
      expiresAt: '2026-11-16T06:30:00.000Z',
    })
    const [row] = await app.db.system.select().from(invitations).where(eq(invitations.id, id))
    expect(row).toMatchObject({ teamId: manager.team.id, managerName: 'Marta Kowalczyk', status: 'pending' })
  })

  test('has a code of at least 128 bits that no other has', async ({ app }) => {
    const manager = await coach(app)
    const codes = new Set<string>()
    for (let round = 0; round < 20; round++) codes.add((await invite(manager)).code)
    expect(codes.size).toBe(20)
    for (const code of codes) expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  test('is mailed as its sender’s own, in their transaction, which keeps its role', async ({ app }) => {
    const manager = await coach(app)
    const to = 'own@example.org'
    const store = (tx: ActorTx) =>
      storeOwnMail(tx, { to, teamId: manager.team.id }, invitationMail({ fullName: 'Own' }, ''), new Date())
    const rows = () => app.db.system.select().from(mails).where(eq(mails.recipient, to))
    const role = await asActor(app.db, manager.id, async (tx) => {
      await store(tx)
      const [row] = await tx
        .select({ role: sql`current_user::text` })
        .from(profiles)
        .where(eq(profiles.id, manager.id))
      return row?.role
    })
    expect(role).toBe('app_user')
    expect(await rows()).toMatchObject([{ accountId: manager.id }])
    await asActor(app.db, null, store)
    expect(await rows()).toHaveLength(1)
  })

  test('without an address is mailed to nobody', async ({ app }) => {
    const before = (await app.outbox()).length
    await invite(await coach(app))
    expect(await app.outbox()).toHaveLength(before)
  })

  test('with an address is mailed there, with a link to the public origin', async ({ app }) => {
    const manager = await coach(app, 'Marta\r\nBcc: everybody')
    const { code, email } = await invite(manager, ' Ida@Example.org ')
    expect(email).toBe('ida@example.org')
    const [mail] = await mailsTo(app, 'ida@example.org')
    expect(mail?.links).toEqual([`http://plimsoll.test/join?code=${code}`])
    expect(mail?.to).toEqual(['ida@example.org'])
    expect(mail?.subject).toBe('You are invited to a team on Plimsoll')
    expect(mail?.text).toContain('Marta Bcc: everybody would like')
    expect(mail?.text).not.toContain(manager.email)
  })

  test('carries no link in the name of a manager who was named before names were checked', async ({
    app,
  }) => {
    await invite(await coach(app, 'URGENT https://evil.example/x'), 'lured@example.org')
    const [mail] = await mailsTo(app, 'lured@example.org')
    expect(mail?.text).toContain('A coach would like you to join their team')
    expect(mail?.links.map((link) => new URL(link).origin)).toEqual(['http://plimsoll.test'])
  })

  test('by mail is refused to a young account that has caused 50 mails that day, and only to such', async ({
    app,
  }) => {
    const manager = await coach(app)
    const count = () => app.db.system.select().from(rateLimits).where(like(rateLimits.key, 'young-mail:%'))
    const inviteOne = (name: string) => manager.team.post('/invitations', { email: `${name}@example.org` })
    await app.db.system.delete(rateLimits)
    await inviteOne('first')
    await manager.put('/api/account/email', { email: 'new@example.org', password: 'a good password' })
    expect((await count()).map((row) => row.count)).toEqual([2])
    await app.db.system.update(rateLimits).set({ count: 50 }).where(like(rateLimits.key, 'young-mail:%'))
    const refused = await inviteOne('second')
    expect([refused.status, refused.body.code, refused.headers.has('Retry-After')]).toEqual([
      429,
      'too-many-young-mails',
      true,
    ])
    expect(await mailsTo(app, 'second@example.org')).toEqual([])
    expect((await manager.team.post('/invitations', {})).status).toBe(201)
    app.setClock(() => new Date(Date.now() + 8 * 24 * HOUR_MS))
    expect((await inviteOne('third')).status).toBe(201)
    app.setClock(() => new Date())
  })

  test('and its mail are stored together or not at all', async ({ app }) => {
    const manager = await coach(app)
    await app.db.system.execute(
      sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await app.db.system.execute(
      sql`create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`,
    )
    const reply = await manager.team.post('/invitations', { email: 'lost@example.org' })
    await app.db.system.execute(sql`drop trigger refuse_mail on mails`)
    expect(reply.status).toBe(500)
    expect(await invitationsOf(manager)).toEqual([])
    expect(await app.db.system.$count(mails, eq(mails.recipient, 'lost@example.org'))).toBe(0)
  })

  test('needs a manager with a full name', async ({ app }) => {
    const reply = await (await coach(app, ' ')).team.post('/invitations', {})
    expect([reply.status, reply.body.message]).toEqual([409, 'Manager profile not found'])
  })

  test.for([['not an address'], [''], ['a@b'], [`${'x'.repeat(250)}@example.org`], [7]] as const)(
    'made out to %j is refused',
    async ([email], { app }) => {
      const manager = await coach(app)
      const reply = await manager.team.post('/invitations', { email })
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid-input'])
      expect(await invitationsOf(manager)).toEqual([])
    },
  )

  test('fills no mailbox: one address gets at most ten in an hour', async ({ app }) => {
    const statuses: number[] = []
    for (let round = 0; round < 11; round++) {
      const manager = await coach(app)
      statuses.push((await manager.team.post('/invitations', { email: 'full@example.org' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    expect(await mailsTo(app, 'full@example.org')).toHaveLength(10)
  })
})

describe('the list', () => {
  test('shows the manager’s own, newest first, as active or expired by the server’s clock', async ({
    app,
  }) => {
    const manager = await coach(app)
    const start = Date.now()
    const at = (hours: number) => app.setClock(() => new Date(start + hours * HOUR_MS))
    at(0)
    const first = await invite(manager)
    at(1)
    const second = await invite(manager)
    await invite(await coach(app))
    const states = async () => (await invitationsOf(manager)).map(({ id, state }) => [id, state])
    expect(await states()).toEqual([
      [second.id, 'active'],
      [first.id, 'active'],
    ])
    at(24)
    expect(await states()).toEqual([
      [second.id, 'active'],
      [first.id, 'expired'],
    ])
    // A month after it expired an invitation is a record only, kept for as long as the privacy page says.
    at(24 + 30 * 24)
    expect(await states()).toEqual([[second.id, 'expired']])
    const kept = eq(invitations.teamId, manager.team.id)
    expect(await app.db.system.$count(invitations, kept)).toBe(2)
    at(0)
  })

  test('flags an accepted one, and forgets it once it would have expired', async ({ app }) => {
    const manager = await coach(app)
    const athlete = await memberOf(app)
    const start = Date.now()
    const { code } = await invite(manager, athlete.email)
    expect((await athlete.post('/api/join', { code })).status).toBe(200)
    expect(await invitationsOf(manager)).toMatchObject([{ state: 'accepted', email: athlete.email }])
    app.setClock(() => new Date(start + 25 * HOUR_MS))
    expect(await invitationsOf(manager)).toEqual([])
    app.setClock(() => new Date())
  })
})

describe('removing', () => {
  test('ends the link at once', async ({ app }) => {
    const manager = await coach(app)
    const { id, code } = await invite(manager)
    expect((await manager.team.delete(`/invitations/${id}`)).status).toBe(204)
    expect(await invitationsOf(manager)).toEqual([])
    const reply = await (await memberOf(app)).post('/api/join', { code })
    expect([reply.status, reply.body.message]).toEqual([404, 'Invalid invitation code'])
    expect((await manager.team.delete(`/invitations/${id}`)).status).toBe(404)
  })

  test('reaches nobody else’s invitations', async ({ app }) => {
    const manager = await coach(app)
    const { id } = await invite(manager)
    const other = await coach(app)
    expect((await other.team.delete(`/invitations/${id}`)).status).toBe(404)
    expect((await teamClient(other, manager.team.id).delete(`/invitations/${id}`)).status).toBe(404)
    expect(await invitationsOf(manager)).toHaveLength(1)
  })
})

test.for([
  ['GET', '/invitations'],
  ['POST', '/invitations'],
  ['DELETE', '/invitations/00000000-0000-4000-8000-000000000000'],
] as const)('%s %s is for managers alone', async ([method, path], { app }) => {
  const body = method === 'POST' ? {} : undefined
  const { team } = await coach(app)
  expect((await teamClient(createClient(app.origin), team.id).send(method, path, body)).status).toBe(401)
  const reply = await teamClient(await memberOf(app), team.id).send(method, path, body)
  expect([reply.status, reply.body.code]).toEqual([403, 'wrong-role'])
})
