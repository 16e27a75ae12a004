import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let count = 0

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const athens = (moment: string) => new Date(`${moment}+02:00`)
const SUNDAY = '2026-11-15'
const SUNDAY_7 = '2026-11-15T07:00:00'
const BEFORE = new Date('2026-11-01T00:00:00Z')

/** A manager with a rating and a text metric and a form open from 05:30 to 10:30 in Athens, and one athlete. */
async function team() {
  const name = `t${count++}`
  const manager = await signedIn(`${name}-coach@example.org`, 'manager')
  const athlete = await signedIn(`${name}-athlete@example.org`, 'athlete')
  await app.db.system.update(profiles).set({ managerId: manager.id }).where(eq(profiles.id, athlete.id))
  const [rating, text] = await app.db.system
    .insert(customMetrics)
    .values([
      { managerId: manager.id, title: 'Sleep', type: 'rating', createdAt: BEFORE },
      { managerId: manager.id, title: 'Notes', type: 'text', position: 1, createdAt: BEFORE },
    ])
    .returning()
  await manager.put('/api/form-status', { openTime: '05:30', closeTime: '10:30', timeZone: 'Europe/Athens' })
  app.setClock(() => athens(SUNDAY_7))
  const answers = [
    { metricId: rating!.id, kind: 'rating', rating: 4 },
    { metricId: text!.id, kind: 'text', text: 'Right calf tight.' },
  ]
  return { manager, athlete, answers, ratingId: rating!.id, textId: text!.id }
}

async function signedIn(email: string, role: 'athlete' | 'manager') {
  return memberOf(app, { email, role })
}

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other))

const TRAINED = { kind: 'trained', trainingType: 'speed_agility', rpe: 7, durationMin: 75 }
const RESTED = { kind: 'rested' }

const submission = (parts: object) => ({
  key: randomUUID(),
  day: SUNDAY,
  givenAt: athens(SUNDAY_7).toISOString(),
  ...parts,
})

const stored = async (athleteId: string) => ({
  answers: await app.db.system.select().from(metricResponses).where(eq(metricResponses.athleteId, athleteId)),
  sessions: await app.db.system
    .select()
    .from(trainingSessions)
    .where(eq(trainingSessions.athleteId, athleteId)),
})

describe('an athlete’s day', () => {
  test('starts empty, on the team’s own calendar day', async () => {
    const { athlete, ratingId, textId } = await team()
    app.setClock(() => new Date('2026-11-15T22:30:00Z'))
    const { body } = await athlete.get('/api/day')
    expect(body).toMatchObject({
      athleteId: athlete.id,
      formStatus: { isOpen: false, openTime: '05:30' },
      day: {
        day: '2026-11-16',
        metrics: [{ id: ratingId, title: 'Sleep' }, { id: textId }],
        answers: [],
        AM: null,
        PM: null,
      },
    })
  })

  test('is stored whole in one submission, rest told apart from training', async () => {
    const { athlete, answers } = await team()
    const reply = await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED, PM: RESTED }))
    expect(reply.status).toBe(200)
    expect(reply.body['day']).toMatchObject({ day: SUNDAY, AM: TRAINED, PM: RESTED })
    const { answers: kept, sessions } = await stored(athlete.id)
    expect(
      kept
        .map(({ date, ratingValue, textValue, isLate }) => [date, ratingValue ?? textValue, isLate])
        .toSorted(byText),
    ).toEqual([
      [SUNDAY, 4, false],
      [SUNDAY, 'Right calf tight.', false],
    ])
    const row = ({ session, trainingType, rpe, durationMin, unitLoad }: (typeof sessions)[number]) => [
      session,
      trainingType,
      rpe,
      durationMin,
      unitLoad,
    ]
    expect(sessions.map(row).toSorted(byText)).toEqual([
      ['AM', 'speed_agility', 7, 75, 525],
      ['PM', null, 0, 0, 0],
    ])
  })

  test('is stored part by part just as well', async () => {
    const { athlete, answers } = await team()
    for (const part of [{ PM: RESTED }, { answers }, { AM: TRAINED }]) {
      expect((await athlete.post('/api/day/submissions', submission(part))).status).toBe(200)
    }
    expect((await athlete.get('/api/day')).body['day']).toMatchObject({
      AM: TRAINED,
      PM: RESTED,
      answers: [{}, {}],
    })
  })

  test('one card answered leaves the other unanswered', async () => {
    const { athlete, answers } = await team()
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
    expect((await athlete.get('/api/day')).body['day']).toMatchObject({ AM: TRAINED, PM: null })
  })
})

describe('the streak', () => {
  const REST_ROW = { session: 'AM', rpe: 0, durationMin: 0 } as const

  test.each([
    ['is none without a day before', [], 0],
    ['does not count today', [SUNDAY], 0],
    ['counts the days up to yesterday', ['2026-11-14', '2026-11-13', SUNDAY], 2],
    ['ends at the first gap', ['2026-11-14', '2026-11-12'], 1],
    ['is over when yesterday is missing', ['2026-11-13', '2026-11-12'], 0],
  ])('%s', async (_, days, streak) => {
    const { athlete } = await team()
    for (const date of days) {
      await app.db.system.insert(trainingSessions).values({ ...REST_ROW, athleteId: athlete.id, date })
    }
    expect((await athlete.get('/api/day')).body['streakBefore']).toBe(streak)
  })

  test('counts a day with a check-in alone, and nobody else’s', async () => {
    const { athlete, ratingId } = await team()
    const { athlete: other } = await team()
    const answer = { metricId: ratingId, ratingValue: 3 }
    await app.db.system.insert(metricResponses).values([
      { ...answer, athleteId: athlete.id, date: '2026-11-14' },
      { ...answer, athleteId: other.id, date: '2026-11-13' },
    ])
    expect((await athlete.get('/api/day')).body['streakBefore']).toBe(1)
  })
})

describe('a submission that comes again', () => {
  test('with the same key stores nothing twice and gets the same reply, fifty times at once', async () => {
    const { athlete, answers } = await team()
    const same = submission({ answers, AM: TRAINED, PM: RESTED })
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => athlete.post('/api/day/submissions', same)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    const { answers: kept, sessions } = await stored(athlete.id)
    expect([kept.length, sessions.length]).toEqual([2, 2])
  })

  test('from a second tab, saying the same under another key, is a success too', async () => {
    const { athlete, answers } = await team()
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
    expect((await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))).status).toBe(
      200,
    )
    expect((await stored(athlete.id)).sessions).toHaveLength(1)
  })

  test.each([
    [
      'another rating',
      (ids: string[]) => ({
        answers: [
          { metricId: ids[0], kind: 'rating', rating: 1 },
          { metricId: ids[1], kind: 'text', text: 'Right calf tight.' },
        ],
      }),
    ],
    ['another session', () => ({ AM: { ...TRAINED, rpe: 9 } })],
    ['a rest instead of a session', () => ({ AM: RESTED })],
  ])('saying %s is refused, and the first one stands', async (_, different) => {
    const { athlete, answers, ratingId, textId } = await team()
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
    const reply = await athlete.post(
      '/api/day/submissions',
      submission({ ...different([ratingId, textId]), PM: RESTED }),
    )
    expect([reply.status, reply.body['code']]).toEqual([409, 'day-differs'])
    expect((await athlete.get('/api/day')).body['day']).toMatchObject({ AM: TRAINED, PM: null })
  })

  test('after the server has forgotten its connection finds its rows there', async () => {
    const { athlete, answers } = await team()
    const cutOff = submission({ answers })
    await athlete.post('/api/day/submissions', cutOff)
    app.setClock(() => athens('2026-11-15T23:00:00'))
    expect((await athlete.post('/api/day/submissions', cutOff)).status).toBe(200)
  })
})

describe('a submission that arrives under another account', () => {
  test('is refused and stored for nobody; its owner can send it', async () => {
    const { athlete, answers } = await team()
    const { athlete: other, manager } = await team()
    const given = submission({ athleteId: athlete.id, answers, AM: TRAINED })
    for (const somebody of [other, manager]) {
      const reply = await somebody.post('/api/day/submissions', given)
      expect([reply.status, reply.body['code']]).toEqual([409, 'other-account'])
    }
    expect(await stored(other.id)).toEqual({ answers: [], sessions: [] })
    expect((await athlete.post('/api/day/submissions', given)).status).toBe(200)
    expect((await stored(athlete.id)).sessions).toHaveLength(1)
  })
})

describe('the form', () => {
  test('when closed refuses what is given then, with the sentence', async () => {
    const { athlete, answers } = await team()
    app.setClock(() => athens('2026-11-15T11:00:00'))
    const late = submission({ answers, givenAt: athens('2026-11-15T11:00:00').toISOString() })
    const reply = await athlete.post('/api/day/submissions', late)
    expect([reply.status, reply.body['message']]).toEqual([
      403,
      'Forms Closed — Check back later when your manager opens the forms.',
    ])
    expect((await stored(athlete.id)).answers).toEqual([])
    app.setClock(() => athens('2026-11-16T07:00:00'))
    expect((await athlete.get('/api/day')).body['day']).toMatchObject({ answers: [] })
  })

  test('takes what was given in time and arrives within 48 hours, under its day and marked late', async () => {
    const { athlete, answers } = await team()
    app.setClock(() => athens('2026-11-17T06:59:00'))
    expect((await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))).status).toBe(
      200,
    )
    const { answers: kept, sessions } = await stored(athlete.id)
    expect([...kept, ...sessions].map(({ date, isLate }) => [date, isLate])).toEqual([
      [SUNDAY, true],
      [SUNDAY, true],
      [SUNDAY, true],
    ])
  })

  test('refuses what arrives later than that', async () => {
    const { athlete, answers } = await team()
    app.setClock(() => athens('2026-11-17T07:01:00'))
    expect((await athlete.post('/api/day/submissions', submission({ answers }))).body['code']).toBe(
      'form-closed',
    )
  })
})

describe('what is refused leaves nothing behind', () => {
  test.each([
    [
      'a missing metric',
      (ids: string[]) => ({ answers: [{ metricId: ids[0], kind: 'rating', rating: 3 }], AM: TRAINED }),
      'metrics-incomplete',
    ],
    [
      'a text for a rating',
      (ids: string[]) => ({ answers: ids.map((metricId) => ({ metricId, kind: 'text', text: 'x' })) }),
      'metrics-incomplete',
    ],
    [
      'a rating of 6',
      (ids: string[]) => ({ answers: [{ metricId: ids[0], kind: 'rating', rating: 6 }] }),
      'invalid-input',
    ],
    [
      'a blank text',
      (ids: string[]) => ({ answers: [{ metricId: ids[1], kind: 'text', text: ' \n' }] }),
      'invalid-input',
    ],
    [
      'a text of 2,001 characters',
      (ids: string[]) => ({ answers: [{ metricId: ids[1], kind: 'text', text: 'x'.repeat(2001) }] }),
      'invalid-input',
    ],
    ['an RPE of 0 for a session', () => ({ AM: { ...TRAINED, rpe: 0 } }), 'invalid-input'],
    ['1,441 minutes', () => ({ AM: { ...TRAINED, durationMin: 1441 } }), 'invalid-input'],
    ['half a minute', () => ({ AM: { ...TRAINED, durationMin: 0.5 } }), 'invalid-input'],
    ['an unknown training type', () => ({ AM: { ...TRAINED, trainingType: 'yoga' } }), 'invalid-input'],
    ['nothing at all', () => ({}), 'invalid-input'],
  ])('%s', async (_, parts, code) => {
    const { athlete, ratingId, textId } = await team()
    const reply = await athlete.post('/api/day/submissions', submission(parts([ratingId, textId])))
    expect(reply.body['code']).toBe(code)
    expect(await stored(athlete.id)).toEqual({ answers: [], sessions: [] })
    expect(
      await rows(app.db.system, sql`select * from submissions where athlete_id = ${athlete.id}`),
    ).toEqual([])
  })

  test('a manager has no day, and an athlete without a team none either', async () => {
    const { manager } = await team()
    const alone = await signedIn('alone@example.org', 'athlete')
    expect((await manager.get('/api/day')).body['code']).toBe('wrong-role')
    expect((await alone.get('/api/day')).body['code']).toBe('no-team')
    expect((await alone.post('/api/day/submissions', submission({ AM: RESTED }))).body['code']).toBe(
      'no-team',
    )
  })
})

describe('metrics that change while an athlete is offline', () => {
  test('a metric deleted since takes its answer along, the others are stored', async () => {
    const { manager, athlete, answers, textId } = await team()
    await manager.delete(`/api/metrics/${textId}`)
    expect((await athlete.post('/api/day/submissions', submission({ answers }))).status).toBe(200)
    expect((await stored(athlete.id)).answers).toHaveLength(1)
  })

  test('a metric added since is not held against the answers given before', async () => {
    const { manager, athlete, answers } = await team()
    await app.db.system.insert(customMetrics).values({
      managerId: manager.id,
      title: 'New',
      type: 'rating',
      createdAt: athens('2026-11-15T07:00:01'),
    })
    expect((await athlete.post('/api/day/submissions', submission({ answers }))).status).toBe(200)
  })
})
