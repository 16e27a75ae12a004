import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { TeamDay } from '#domain/check-in/team-day.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { type Someone, teamClient } from '#tests/support/someone.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let coach: Someone
let ida: Someone
let aegir: Someone
let stranger: Someone
let metricId: string

const person = (app: TestApp, name: string, role: 'athlete' | 'manager') =>
  memberOf(app, { role, fullName: name, timeZone: 'Europe/Athens' })

test.beforeAll(async ({ app }) => {
  ;[coach, stranger, ida, aegir] = [
    await person(app, 'Marta', 'manager'),
    await person(app, 'Other', 'manager'),
    await person(app, 'Ida', 'athlete'),
    await person(app, 'Ægir', 'athlete'),
  ]
  for (const { id } of [ida, aegir]) {
    await putOnTeam(app.db, coach.team.id, id)
  }
  const [metric] = await app.db.system
    .insert(customMetrics)
    .values({ teamId: coach.team.id, title: 'Sleep', type: 'rating', createdAt: new Date(0) })
    .returning()
  metricId = metric!.id
  app.setClock(() => new Date('2026-11-15T06:00:00Z'))
  await ida.post('/api/day/submissions', {
    key: randomUUID(),
    day: '2026-11-15',
    givenAt: '2026-11-15T06:00:00.000Z',
    answers: [{ metricId, kind: 'rating', rating: 2 }],
    AM: { kind: 'trained', trainingType: 'competition', rpe: 9, durationMin: 90 },
    PM: { kind: 'rested' },
  })
})

const teamDay = async (reader: Someone, query = '') =>
  (await reader.team.get(`/day${query}`)).body as unknown as TeamDay

describe('a team’s day', () => {
  test('lists every athlete by name, with answers and sessions or without', async () => {
    const { day, today, athletes } = await teamDay(coach)
    expect([day, today]).toEqual(['2026-11-15', '2026-11-15'])
    expect(athletes).toMatchObject([
      { athleteName: 'Ægir', responses: [], AM: null, PM: null, answeredAt: null },
      {
        athleteName: 'Ida',
        responses: [
          { metricId, metricTitle: 'Sleep', metricType: 'rating', rating: 2, text: null, isLate: false },
        ],
        AM: { kind: 'trained', trainingType: 'competition', rpe: 9, durationMin: 90 },
        PM: { kind: 'rested' },
        lateSessions: [],
      },
    ])
  })

  test('tells which sessions arrived late', async ({ app }) => {
    app.setClock(() => new Date('2026-11-16T06:00:00Z'))
    const given = { day: '2026-11-15', givenAt: '2026-11-15T06:00:00.000Z', PM: { kind: 'rested' } }
    expect((await aegir.post('/api/day/submissions', { key: randomUUID(), ...given })).status).toBe(200)
    const { athletes } = await teamDay(coach, '?day=2026-11-15')
    expect(athletes[0]).toMatchObject({ AM: null, PM: { kind: 'rested' }, lateSessions: ['PM'] })
    app.setClock(() => new Date('2026-11-15T06:00:00Z'))
  })

  test('begins where the team is, whatever day it is elsewhere', async ({ app }) => {
    const early = await memberOf(app, { role: 'manager', timeZone: 'Pacific/Kiritimati' })
    app.setClock(() => new Date('2026-11-15T20:00:00Z'))
    expect(await teamDay(early)).toMatchObject({ day: '2026-11-16', today: '2026-11-16' })
    expect(await teamDay(early, '?day=2026-11-15')).toMatchObject({ day: '2026-11-15', today: '2026-11-16' })
    app.setClock(() => new Date('2026-11-15T06:00:00Z'))
  })

  test('can be any day, and is empty where nothing was said', async () => {
    const { day, athletes } = await teamDay(coach, '?day=2026-11-14')
    expect([day, athletes.flatMap(({ responses }) => responses)]).toEqual(['2026-11-14', []])
  })

  test.each(['yesterday', '0000-01-01', '2026-02-30', ''])('can not be %j', async (day) => {
    expect((await coach.team.get(`/day?day=${day}`)).status).toBe(400)
  })

  test('is the manager’s alone', async () => {
    expect((await teamDay(stranger)).athletes).toEqual([])
    expect((await teamClient(stranger, coach.team.id).get('/day')).body.code).toBe('not-found')
    expect((await teamClient(ida, coach.team.id).get('/day')).body.code).toBe('wrong-role')
  })

  test('shows a removed athlete no more, at once', async () => {
    await coach.team.delete(`/athletes/${ida.id}`)
    expect((await teamDay(coach)).athletes.map(({ athleteName }) => athleteName)).toEqual(['Ægir'])
    expect(JSON.stringify(await teamDay(coach))).not.toContain('competition')
  })
})
