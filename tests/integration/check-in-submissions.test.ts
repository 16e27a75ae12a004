import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { memberOf } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import { athens, RESTED, storedOf, submission, sundayTeam, TRAINED } from '#tests/support/sunday-team.ts'
import { test } from '#tests/support/app-test.ts'

describe('a submission that comes again', () => {
  test('with the same key stores nothing twice and gets the same reply, fifty times at once', async ({
    app,
  }) => {
    const { athlete, answers } = await sundayTeam(app)
    const same = submission({ answers, AM: TRAINED, PM: RESTED })
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => athlete.post('/api/day/submissions', same)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    const { answers: kept, sessions } = await storedOf(app.db, athlete.id)
    expect([kept.length, sessions.length]).toEqual([2, 2])
  })

  test('from a second tab, saying the same under another key, is a success too', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
    expect((await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))).status).toBe(
      200,
    )
    expect((await storedOf(app.db, athlete.id)).sessions).toHaveLength(1)
  })

  test.for([
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
  ] as const)(
    'saying %s is refused, and the first one stands and is shown',
    async ([_, different], { app }) => {
      const { athlete, answers, ratingId, textId } = await sundayTeam(app)
      await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
      const reply = await athlete.post(
        '/api/day/submissions',
        submission({ ...different([ratingId, textId]), PM: RESTED }),
      )
      expect([reply.status, reply.body.code]).toEqual([409, 'day-differs'])
      const { day } = (await athlete.get('/api/day')).body
      expect(day).toMatchObject({ AM: TRAINED, PM: null })
      expect(reply.body.day).toEqual(day)
    },
  )

  test('after the server has forgotten its connection finds its rows there', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    const cutOff = submission({ answers })
    await athlete.post('/api/day/submissions', cutOff)
    app.setClock(() => athens('2026-11-15T23:00:00'))
    expect((await athlete.post('/api/day/submissions', cutOff)).status).toBe(200)
  })
})

describe('a submission that arrives under another account', () => {
  test('is refused and stored for nobody; its owner can send it', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    const { athlete: other, manager } = await sundayTeam(app)
    const given = submission({ athleteId: athlete.id, answers, AM: TRAINED })
    for (const somebody of [other, manager]) {
      const reply = await somebody.post('/api/day/submissions', given)
      expect([reply.status, reply.body.code]).toEqual([409, 'other-account'])
    }
    expect(await storedOf(app.db, other.id)).toEqual({ answers: [], sessions: [] })
    expect((await athlete.post('/api/day/submissions', given)).status).toBe(200)
    expect((await storedOf(app.db, athlete.id)).sessions).toHaveLength(1)
  })
})

describe('what is refused leaves nothing behind', () => {
  test.for([
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
  ] as const)('%s', async ([_, parts, code], { app }) => {
    const { athlete, ratingId, textId } = await sundayTeam(app)
    const reply = await athlete.post('/api/day/submissions', submission(parts([ratingId, textId])))
    expect(reply.body.code).toBe(code)
    expect(await storedOf(app.db, athlete.id)).toEqual({ answers: [], sessions: [] })
    expect(
      await rows(app.db.system, sql`select * from submissions where athlete_id = ${athlete.id}`),
    ).toEqual([])
  })

  test('a manager has no day, and an athlete without a team none either', async ({ app }) => {
    const { manager } = await sundayTeam(app)
    const alone = await memberOf(app)
    expect((await manager.get('/api/day')).body.code).toBe('wrong-role')
    expect((await alone.get('/api/day')).body.code).toBe('no-team')
    expect((await alone.post('/api/day/submissions', submission({ AM: RESTED }))).body.code).toBe('no-team')
  })
})
