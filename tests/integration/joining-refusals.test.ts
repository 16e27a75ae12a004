import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { profiles } from '#database/schema/profiles.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { inviteFrom, join, teamOf, preview } from '#tests/support/team-calls.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
let coach: Someone

test.beforeAll(async ({ app }) => {
  coach = await newCoach(app)
})

const newCoach = (app: TestApp) => memberOf(app, { role: 'manager', fullName: 'Marta Kowalczyk' })

/** What the question is refused with is what joining is refused with. */
async function refusedWith(person: Someone, code: unknown) {
  const [asked, joined] = [await preview(person, code), await join(person, code)]
  expect(asked).toEqual(joined)
  return joined
}

describe('joining, and the question before it, is refused', () => {
  test('to a visitor', async ({ app }) => {
    const code = await inviteFrom(coach)
    for (const path of ['/api/join/preview', '/api/join']) {
      expect((await createClient(app.origin).post(path, { code })).status).toBe(401)
    }
  })

  test('to a manager first of all, whatever the code', async ({ app }) => {
    const other = await newCoach(app)
    for (const code of [await inviteFrom(coach), 'unknown', '', 'nul\u0000']) {
      expect(await refusedWith(other, code)).toEqual([403, 'Managers cannot join other teams'])
    }
  })

  test('then to a member of a team, whatever the code', async ({ app }) => {
    const person = await memberOf(app)
    const code = await inviteFrom(coach)
    await join(person, code)
    const other = await inviteFrom(await newCoach(app))
    for (const next of [code, other, 'unknown']) {
      expect(await refusedWith(person, next)).toEqual([409, 'You are already part of a team'])
    }
    expect(await teamOf(person)).toBe(coach.team.id)
  })

  test('with a code that is unknown, tampered with or no code at all', async ({ app }) => {
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
      expect([wrong, await refusedWith(person, wrong)]).toEqual([wrong, [404, 'Invalid invitation code']])
    }
    expect(await teamOf(person)).toBeNull()
    expect(await join(person, ` ${code}\n`)).toEqual([200, 'Marta Kowalczyk'])
  })

  test('from the second the invitation expires', async ({ app }) => {
    const created = Date.now()
    app.setClock(() => new Date(created))
    const code = await inviteFrom(coach)
    const person = await memberOf(app)
    app.setClock(() => new Date(created + 24 * HOUR_MS))
    expect(await refusedWith(person, code)).toEqual([
      410,
      'This invitation has expired. Ask your manager for a new link.',
    ])
    app.setClock(() => new Date(created + 24 * HOUR_MS - 1))
    expect((await join(person, code))[0]).toBe(200)
    app.setClock(() => new Date())
  })

  test('when the manager’s name cannot be found', async ({ app }) => {
    const nameless = await newCoach(app)
    const code = await inviteFrom(nameless)
    await app.db.system.update(profiles).set({ fullName: '' }).where(eq(profiles.id, nameless.id))
    expect(await refusedWith(await memberOf(app), code)).toEqual([404, 'Could not find manager information'])
  })

  test.for([
    ['by a rule of the table', `raise check_violation`],
    ['by any other error', `raise division_by_zero`],
    ['since it is not there to be updated', `return null`],
  ] as const)(
    'when the profile cannot be updated %s, and leaves the athlete without a manager',
    async ([_, fail], { app }) => {
      const { system } = app.db
      const person = await memberOf(app)
      const code = await inviteFrom(coach, person.email)
      await system.execute(
        sql.raw(
          `create function fail_to_update() returns trigger language plpgsql as $$ begin ${fail}; end $$`,
        ),
      )
      await system.execute(
        sql`create trigger fails_to_update before update on profiles for each row execute function fail_to_update()`,
      )
      expect(await join(person, code)).toEqual([409, 'Failed to update profile'])
      await system.execute(sql`drop function fail_to_update cascade`)
      expect(await teamOf(person)).toBeNull()
      expect(await join(person, code)).toEqual([200, 'Marta Kowalczyk'])
    },
  )

  test('by an error nobody foresaw, which leaves the athlete without a manager and the invitation open', async ({
    app,
  }) => {
    const person = await memberOf(app)
    const code = await inviteFrom(coach, person.email)
    await app.db.system.execute(sql`alter table live_events rename to live_events_away`)
    expect((await join(person, code))[0]).toBe(500)
    await app.db.system.execute(sql`alter table live_events_away rename to live_events`)
    expect(await teamOf(person)).toBeNull()
    expect((await join(person, code))[0]).toBe(200)
  })

  test('after sixty attempts in a quarter of an hour', async ({ app }) => {
    const person = await memberOf(app)
    for (let attempt = 0; attempt < 30; attempt++) await refusedWith(person, 'unknown')
    const reply = await person.post('/api/join', { code: 'unknown' })
    expect([reply.status, Number(reply.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  })
})
