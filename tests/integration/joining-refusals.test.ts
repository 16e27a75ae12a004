import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#database/schema/profiles.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { inviteFrom, join, managerOf } from '#tests/support/team-calls.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
let app: TestApp
let coach: Someone

beforeAll(async () => {
  app = await startTestApp()
  coach = await newCoach()
})
afterAll(() => app.stop())

const newCoach = () => memberOf(app, { role: 'manager', fullName: 'Marta Kowalczyk' })

describe('joining is refused', () => {
  test('to a visitor', async () => {
    const code = await inviteFrom(coach)
    expect((await createClient(app.origin).post('/api/join', { code })).status).toBe(401)
  })

  test('to a manager first of all, whatever the code', async () => {
    const other = await newCoach()
    for (const code of [await inviteFrom(coach), 'unknown', '', 'nul\u0000']) {
      expect(await join(other, code)).toEqual([403, 'Managers cannot join other teams'])
    }
  })

  test('then to a member of a team, whatever the code', async () => {
    const person = await memberOf(app)
    const code = await inviteFrom(coach)
    await join(person, code)
    const other = await inviteFrom(await newCoach())
    for (const next of [code, other, 'unknown']) {
      expect(await join(person, next)).toEqual([409, 'You are already part of a team'])
    }
    expect(await managerOf(person)).toBe(coach.id)
  })

  test('with a code that is unknown, tampered with or no code at all', async () => {
    const person = await memberOf(app)
    const code = await inviteFrom(coach)
    const flipped = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    const tampered = [
      flipped,
      code.slice(0, -1),
      `${code}x`,
      code.toUpperCase() === code ? code.toLowerCase() : code.toUpperCase(),
      `${code}%`,
      '%',
      '_'.repeat(24),
      "' or true --",
      'nul\u0000byte',
      '\ud800',
      'x'.repeat(10_000),
      '',
    ]
    for (const wrong of tampered) {
      expect([wrong, await join(person, wrong)]).toEqual([wrong, [404, 'Invalid invitation code']])
    }
    expect(await managerOf(person)).toBeNull()
    expect(await join(person, ` ${code}\n`)).toEqual([200, 'Marta Kowalczyk'])
  })

  test('from the second the invitation expires', async () => {
    const created = Date.now()
    app.setClock(() => new Date(created))
    const code = await inviteFrom(coach)
    const person = await memberOf(app)
    app.setClock(() => new Date(created + 24 * HOUR_MS))
    expect(await join(person, code)).toEqual([
      410,
      'This invitation has expired. Ask your manager for a new link.',
    ])
    app.setClock(() => new Date(created + 24 * HOUR_MS - 1))
    expect((await join(person, code))[0]).toBe(200)
    app.setClock(() => new Date())
  })

  test('when the manager’s name cannot be found', async () => {
    const nameless = await newCoach()
    const code = await inviteFrom(nameless)
    await app.db.system.update(profiles).set({ fullName: '' }).where(eq(profiles.id, nameless.id))
    expect(await join(await memberOf(app), code)).toEqual([404, 'Could not find manager information'])
  })

  test('when the profile cannot be updated, and leaves the athlete without a manager', async () => {
    const person = await memberOf(app)
    const email = sql.raw(`'${person.email}'`)
    await app.db.system.execute(
      sql`alter table profiles add constraint stays_free check (email <> ${email} or manager_id is null)`,
    )
    expect(await join(person, await inviteFrom(coach))).toEqual([409, 'Failed to update profile'])
    await app.db.system.execute(sql`alter table profiles drop constraint stays_free`)
    expect(await managerOf(person)).toBeNull()
  })

  test('by an error nobody foresaw, which leaves the athlete without a manager and the invitation open', async () => {
    const person = await memberOf(app)
    const code = await inviteFrom(coach, person.email)
    await app.db.system.execute(sql`alter table live_events rename to live_events_away`)
    expect((await join(person, code))[0]).toBe(500)
    await app.db.system.execute(sql`alter table live_events_away rename to live_events`)
    expect(await managerOf(person)).toBeNull()
    expect((await join(person, code))[0]).toBe(200)
  })

  test('after sixty attempts in a quarter of an hour', async () => {
    const person = await memberOf(app)
    for (let attempt = 0; attempt < 60; attempt++) await join(person, 'unknown')
    const reply = await person.post('/api/join', { code: 'unknown' })
    expect([reply.status, Number(reply.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  })
})
