import { describe, expect } from 'vitest'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import {
  athens,
  RESTED,
  storedOf,
  submission,
  SUNDAY,
  sundayTeam,
  TRAINED,
} from '#tests/support/sunday-team.ts'
import { test } from '#tests/support/app-test.ts'

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other))

describe('an athlete’s day', () => {
  test('starts empty, on the team’s own calendar day', async ({ app }) => {
    const { athlete, ratingId, textId } = await sundayTeam(app)
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

  test('is stored whole in one submission, rest told apart from training', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    const reply = await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED, PM: RESTED }))
    expect(reply.status).toBe(200)
    expect(reply.body.day).toMatchObject({ day: SUNDAY, AM: TRAINED, PM: RESTED })
    const { answers: kept, sessions } = await storedOf(app.db, athlete.id)
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

  test('is stored part by part just as well', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    for (const part of [{ PM: RESTED }, { answers }, { AM: TRAINED }]) {
      expect((await athlete.post('/api/day/submissions', submission(part))).status).toBe(200)
    }
    expect((await athlete.get('/api/day')).body.day).toMatchObject({
      AM: TRAINED,
      PM: RESTED,
      answers: [{}, {}],
    })
  })

  test('one card answered leaves the other unanswered', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))
    expect((await athlete.get('/api/day')).body.day).toMatchObject({ AM: TRAINED, PM: null })
  })
})

describe('the streak', () => {
  const REST_ROW = { session: 'AM', rpe: 0, durationMin: 0 } as const

  test.for([
    ['is none without a day before', [], 0],
    ['does not count today', [SUNDAY], 0],
    ['counts the days up to yesterday', ['2026-11-14', '2026-11-13', SUNDAY], 2],
    ['ends at the first gap', ['2026-11-14', '2026-11-12'], 1],
    ['is over when yesterday is missing', ['2026-11-13', '2026-11-12'], 0],
  ] as const)('%s', async ([_, days, streak], { app }) => {
    const { athlete } = await sundayTeam(app)
    for (const date of days) {
      await app.db.system.insert(trainingSessions).values({ ...REST_ROW, athleteId: athlete.id, date })
    }
    expect((await athlete.get('/api/day')).body.streakBefore).toBe(streak)
  })

  test('counts a day with a check-in alone, and nobody else’s', async ({ app }) => {
    const { athlete, ratingId } = await sundayTeam(app)
    const { athlete: other } = await sundayTeam(app)
    const answer = { metricId: ratingId, ratingValue: 3 }
    await app.db.system.insert(metricResponses).values([
      { ...answer, athleteId: athlete.id, date: '2026-11-14' },
      { ...answer, athleteId: other.id, date: '2026-11-13' },
    ])
    expect((await athlete.get('/api/day')).body.streakBefore).toBe(1)
  })
})

describe('the form', () => {
  test('when closed refuses what is given then, with the sentence', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    app.setClock(() => athens('2026-11-15T11:00:00'))
    const late = submission({ answers, givenAt: athens('2026-11-15T11:00:00').toISOString() })
    const reply = await athlete.post('/api/day/submissions', late)
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'Forms Closed — Check back later when your manager opens the forms.',
    ])
    expect((await storedOf(app.db, athlete.id)).answers).toEqual([])
    app.setClock(() => athens('2026-11-16T07:00:00'))
    expect((await athlete.get('/api/day')).body.day).toMatchObject({ answers: [] })
  })

  test('takes what was given in time and arrives within 48 hours, under its day and marked late', async ({
    app,
  }) => {
    const { athlete, answers } = await sundayTeam(app)
    app.setClock(() => athens('2026-11-17T06:59:00'))
    expect((await athlete.post('/api/day/submissions', submission({ answers, AM: TRAINED }))).status).toBe(
      200,
    )
    const { answers: kept, sessions } = await storedOf(app.db, athlete.id)
    expect([...kept, ...sessions].map(({ date, isLate }) => [date, isLate])).toEqual([
      [SUNDAY, true],
      [SUNDAY, true],
      [SUNDAY, true],
    ])
  })

  test.for([
    ['closed it by hand', '/api/form-status/open', { open: false }],
    [
      'narrowed its times',
      '/api/form-status',
      { openTime: '05:30', closeTime: '06:30', timeZone: 'Europe/Athens' },
    ],
    [
      'moved to another zone',
      '/api/form-status',
      { openTime: '05:30', closeTime: '10:30', timeZone: 'Pacific/Auckland' },
    ],
  ] as const)('takes what was given before the manager %s', async ([_, path, change], { app }) => {
    const { manager, athlete, answers } = await sundayTeam(app)
    app.setClock(() => athens('2026-11-15T12:00:00'))
    await manager.team.put('/form-status/open', { open: true })
    app.setClock(() => athens('2026-11-15T13:00:00'))
    await manager.put(path, change)
    await manager.team.put('/form-status/open', { open: false })
    app.setClock(() => athens('2026-11-15T14:00:00'))
    const givenAt = (time: string) => athens(`2026-11-15T${time}`).toISOString()
    const tooSoon = submission({ answers, givenAt: givenAt('11:59:59') })
    expect((await athlete.post('/api/day/submissions', tooSoon)).body.code).toBe('form-closed')
    const inTime = submission({ answers, givenAt: givenAt('12:30:00') })
    expect((await athlete.post('/api/day/submissions', inTime)).status).toBe(200)
    const stored = (await storedOf(app.db, athlete.id)).answers
    expect(stored.map(({ date, isLate }) => [date, isLate])).toEqual([
      [SUNDAY, true],
      [SUNDAY, true],
    ])
    const tooLate = submission({ AM: TRAINED, givenAt: givenAt('13:30:00') })
    expect((await athlete.post('/api/day/submissions', tooLate)).body.code).toBe('form-closed')
  })

  test('refuses what arrives later than that', async ({ app }) => {
    const { athlete, answers } = await sundayTeam(app)
    app.setClock(() => athens('2026-11-17T07:01:00'))
    expect((await athlete.post('/api/day/submissions', submission({ answers }))).body.code).toBe(
      'form-closed',
    )
  })
})

describe('metrics that change while an athlete is offline', () => {
  test('a metric deleted since takes its answer along, the others are stored', async ({ app }) => {
    const { manager, athlete, answers, textId } = await sundayTeam(app)
    await manager.team.delete(`/metrics/${textId}`)
    expect((await athlete.post('/api/day/submissions', submission({ answers }))).status).toBe(200)
    expect((await storedOf(app.db, athlete.id)).answers).toHaveLength(1)
  })

  test('a metric added since is not held against the answers given before', async ({ app }) => {
    const { manager, athlete, answers } = await sundayTeam(app)
    await app.db.system.insert(customMetrics).values({
      teamId: manager.team.id,
      title: 'New',
      type: 'rating',
      createdAt: athens('2026-11-15T07:00:01'),
    })
    expect((await athlete.post('/api/day/submissions', submission({ answers }))).status).toBe(200)
  })
})
